import { chmod, mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, it } from "vitest";

import { type RunningPaso, runPaso, startPaso } from "../testing/paso-process.ts";
import { readStatusOfSignIn } from "../testing/read-status-of-sign-in.ts";

const PERSON = { email: "ada@example.org", password: "correct horse battery" };
const CREATE = ["user", "create", "--email", PERSON.email, "--name", "Ada King"];
const DEMO = join(import.meta.dirname, "../../../demo/first-steps");

let folder: string;
let running: RunningPaso | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "paso-backup-"));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await running?.end("SIGTERM");
  await rm(folder, { recursive: true, maxRetries: 5 });
});

const settingsOf = (name: string) => ({
  PASO_DATA: join(folder, name),
  PASO_DEMO: "0",
  PASO_LOG_LEVEL: "fatal",
});

it(
  "backs up beside a running site, makes a site of it elsewhere and examines that",
  { timeout: 180_000 },
  async () => {
    const first = settingsOf("first");
    const file = join(folder, "paso.zip");
    const flags = ["--role", "admin", "--password-stdin"];
    await runPaso([...CREATE, ...flags], first, `${PERSON.password}\n`);
    await runPaso(["import", DEMO], first);
    running = await startPaso(first);
    const written = await runPaso(["backup", file], first);
    expect(written).toMatchObject({ code: 0, stderr: "" });
    expect(written.stdout).toMatch(
      /^Wrote .+paso\.zip: .+ rows of \d+ tables, \d+ jobs and \d+ files/,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await runPaso(["backup", file], first)).toMatchObject({
      code: 1,
      stderr: `${file} exists already.\n`,
    });
    expect(await runPaso(["backup", "--verify", file], first)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("paso.zip is whole: "),
    });
    expect(await runPaso(["restore", file, "--overwrite"], first)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Paso is already running on the data folder"),
    });

    await running.end("SIGKILL");
    await rm(first.PASO_DATA, { recursive: true, maxRetries: 20, retryDelay: 100 });
    const second = settingsOf("second");
    expect(await runPaso(["restore", file], second)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("Everybody has to sign in again."),
      stderr: "",
    });
    expect(await runPaso(["restore", file], second)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The database paso is not empty [^\n]+\n$/),
    });
    running = await startPaso(second);
    const examined = await runPaso(["doctor", "--json"], second);
    expect(JSON.parse(examined.stdout)).toMatchObject({ faults: 0 });
    expect(examined).toMatchObject({ code: 0, stderr: "" });
    expect(await runPaso(["doctor"], { ...second, PORT: "x" })).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^fault +settings +PORT must be a port from 1 to 65535\.$/m),
    });
    expect(await readStatusOfSignIn(running.address, PERSON)).toBe(200);
  },
);
