import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { runPaso } from "../testing/paso-process.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-migrate-"));
});
afterAll(() => rm(folder, { recursive: true }));

const migrate = async (...options: string[]) =>
  (await runPaso(["migrate", ...options], { PASO_DATA: folder })).stdout;

test("migrate --plan says what migrate would do, and leaves it to do", async () => {
  const plan = await migrate("--plan", "--sql");
  expect(plan).toMatch(/^Would run \d+:\n\d{14}_\w+\n {4}CREATE/);
  expect(plan).toContain("Nothing here fails what processes of the earlier version do.");
  expect(await migrate()).toBe("The database is up to date.\n");
  expect(await migrate("--plan")).toBe("The database is up to date.\n");
});
