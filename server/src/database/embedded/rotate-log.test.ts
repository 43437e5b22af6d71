import { appendFile, mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { rotateLog } from "./rotate-log.ts";

let folder: string;
let log: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-log-"));
  log = join(folder, "server.log");
});
afterEach(() => rm(folder, { recursive: true }));

it("keeps a short log", async () => {
  await appendFile(log, "short");
  await rotateLog(log, 10);
  expect(await readFile(log, "utf8")).toBe("short");
  expect(await readdir(folder)).toEqual(["server.log"]);
});

it("puts a long one aside, and one only", async () => {
  for (const text of ["first long line", "second long line"]) {
    await appendFile(log, text);
    await rotateLog(log, 10);
  }
  expect(await readFile(log, "utf8")).toBe("");
  expect(await readFile(`${log}.1`, "utf8")).toBe("second long line");
  expect(await readdir(folder)).toHaveLength(2);
});

it("does nothing before there is a log", async () => {
  await rotateLog(log, 10);
  expect(await readdir(folder)).toEqual([]);
});
