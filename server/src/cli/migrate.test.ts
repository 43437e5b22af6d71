import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { runPaso } from "../testing/paso-process.ts";
import { createBlankDatabase, type TestDatabase } from "../testing/test-database.ts";

let folder: string;
let database: TestDatabase;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-migrate-"));
  database = await createBlankDatabase();
  const trap = `require("node:fs").writeFileSync(${JSON.stringify(join(folder, "sprung"))}, "");`;
  await writeFile(join(folder, ".graphile-workerrc.js"), trap);
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** In a folder with something that graphile-worker would run. */
const run = (...options: string[]) =>
  runPaso(["migrate", ...options], { PASO_DATA: folder, DATABASE_URL: database.url }, "", folder);
const migrate = async (...options: string[]) => (await run(...options)).stdout;

test("migrate --plan says what migrate would do, and leaves it to do", async () => {
  expect((await run("--sql")).stderr).toBe("--sql belongs to --plan.\n");
  const plan = await migrate("--plan", "--sql");
  expect(plan).toMatch(/^Would run \d+:\n\d{14}_\w+\n {4}CREATE/);
  expect(plan).toContain("Nothing here fails what processes of the earlier version do.");
  expect(await migrate()).toBe("The database is up to date.\n");
  expect(await migrate("--plan")).toBe("The database is up to date.\n");
  expect(await readdir(folder)).not.toContain("sprung");
});
