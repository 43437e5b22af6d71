import { execFileSync } from "node:child_process";
import { chmod, chown, mkdir, mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, it } from "vitest";

import { preparePostgresBinaries } from "./postgres-binaries.ts";
import { runInitdb } from "./run-initdb.ts";

/** A user id that no machine assigns. */
const NAMELESS = { uid: 1_234_567, gid: 0 };
const ENVIRONMENT = { LC_ALL: "C", TZ: "UTC" };
const NOWHERE = { unshare: "/nowhere/unshare", passwd: "/nowhere/passwd" };

const isRoot = process.getuid?.() === 0;

describe.runIf(isRoot)("runInitdb under a user id without a name", { timeout: 60_000 }, () => {
  let folder: string;
  let cluster: string;
  let call: Parameters<typeof runInitdb>[0];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "paso-initdb-"));
    await chmod(folder, 0o755);
    cluster = join(folder, "cluster");
    await mkdir(cluster, { mode: 0o700 });
    await chown(cluster, NAMELESS.uid, NAMELESS.gid);
    const binaries = await preparePostgresBinaries(NAMELESS, folder);
    call = {
      initdb: join(binaries, "initdb"),
      options: ["--pgdata", cluster, "--username", "paso", "--auth", "trust", "--no-sync"],
      account: NAMELESS,
      env: ENVIRONMENT,
    };
  });
  afterEach(() => rm(folder, { recursive: true }));

  it.runIf(isRoot && mayMakeNamespaces())("makes a cluster that belongs to it", async () => {
    await runInitdb(call);
    const { uid } = await stat(join(cluster, "PG_VERSION"));
    expect(uid).toBe(NAMELESS.uid);
  });

  it("names the remedies where it can have no name", async () => {
    await expect(runInitdb(call, NOWHERE)).rejects.toThrow(
      "PostgreSQL needs a name for the user id 1234567, which has no entry in /etc/passwd. " +
        "Add one, run Paso as a user that has one, or set DATABASE_URL to a PostgreSQL server.",
    );
  });

  it("leaves /etc/passwd alone as root", async () => {
    const passwd = join(folder, "passwd");
    await expect(runInitdb(call, { ...NOWHERE, passwd })).rejects.toThrow("needs a name");
    await expect(readFile(passwd)).rejects.toThrow("ENOENT");
  });

  it("tells other failures by what initdb says", async () => {
    const options = [...call.options, "--locale", "none.such"];
    await expect(runInitdb({ ...call, options })).rejects.toMatchObject({
      stderr: expect.stringContaining("invalid locale name"),
    });
  });
});

/** Not every container allows it. */
function mayMakeNamespaces(): boolean {
  try {
    execFileSync("/usr/bin/unshare", ["--user", "--map-user=65534", "true"], {
      ...NAMELESS,
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
}
