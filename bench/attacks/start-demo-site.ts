import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, open as openFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { csrfTokenOf } from "@paso/server/src/platform/http/csrf.ts";
import pg from "pg";

import { insertSessions, secretOf } from "../data/insert-students.ts";
import { findDatabase } from "../servers/find-database.ts";
import { findFreePort, PASO, stopChild, untilReady } from "../servers/start-product.ts";

const STARTS = 6;

const run = promisify(execFile);

export const ROLES = ["guest", "student", "viewer", "instructor", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** A user of a site; a guest has no id. */
export interface Visitor {
  role: Role;
  id: number | null;
  secret: string;
  /** Headers of their calls. */
  headers: Record<string, string>;
}

/** A site with the demo, its database, and a signed-in user of every role. */
export interface DemoSite {
  origin: string;
  client: pg.Client;
  visitors: Record<Role, Visitor>;
  /** Signs all users in again, and restores their roles. */
  putBack(): Promise<void>;
  /** Imports a course as the command does; returns its id. */
  importArchive(course: object): Promise<number>;
}

/**
 * Starts a demo site in a temporary folder, on the loopback interface only.
 * @param open stops what was started
 */
export async function startDemoSite(open: AsyncDisposableStack): Promise<DemoSite> {
  const folder = await mkdtemp(join(tmpdir(), "paso-attacks-"));
  open.defer(() => rm(folder, { recursive: true, force: true }));
  const port = await findFreePort();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: "production",
    PASO_DATA: folder,
    PASO_DEMO: "1",
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  delete env["DATABASE_URL"];
  const origin = `http://127.0.0.1:${port}`;
  const child = await startUntilReady(env, origin, folder);
  open.defer(() => stopChild(child));
  const client = new pg.Client({ connectionString: (await findDatabase(folder)).url });
  await client.connect();
  open.defer(() => client.end());
  const seed = randomBytes(16).toString("hex");
  const visitors = await findVisitors(client, seed);
  const putBack = () => signEverybodyIn(client, visitors, seed);
  await putBack();
  return {
    origin,
    client,
    visitors,
    putBack,
    importArchive: (course) => importByCommand(course, env),
  };
}

/** If a busy machine makes the demo time out, a restart resumes it. */
async function startUntilReady(
  env: NodeJS.ProcessEnv,
  origin: string,
  folder: string,
): Promise<ChildProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const log = await openFile(join(folder, "product.log"), "w");
    const stdio = ["ignore", log.fd, log.fd] as const;
    const child = spawn(process.execPath, [PASO, "start"], { env, stdio: [...stdio] });
    await log.close();
    try {
      await untilReady(child, origin, folder);
      return child;
    } catch (error) {
      if (attempt === STARTS) throw error;
    }
  }
}

async function importByCommand(course: object, env: NodeJS.ProcessEnv): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "paso-archive-"));
  try {
    await writeFile(join(folder, "course.json"), JSON.stringify(course));
    const command = [PASO, "import", folder, "--publish"];
    const { stdout } = await run(process.execPath, command, { env });
    return Number(/\bcourse (\d+)/.exec(stdout)?.[1]);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The first of each role. */
async function findVisitors(client: pg.Client, seed: string): Promise<Record<Role, Visitor>> {
  const { rows } = await client.query<{ id: number; role: Role }>(
    "select min(id) as id, role from users group by role",
  );
  const people = rows.map(({ id, role }) => [role, visitor(role, id, seed)] as const);
  return Object.fromEntries([
    ["guest", visitor("guest", null, seed)] as const,
    ...people,
  ]) as Record<Role, Visitor>;
}

/** As if each had just entered their password. */
async function signEverybodyIn(
  client: pg.Client,
  visitors: Record<Role, Visitor>,
  seed: string,
): Promise<void> {
  for (const { id, role } of Object.values(visitors)) {
    if (id === null) continue;
    await client.query(
      `update users set role = $2, disabled_at = null, must_change_password = false where id = $1`,
      [id, role],
    );
    await client.query("delete from sessions where user_id = $1", [id]);
    await insertSessions(client, { first: id, last: id }, seed);
    await client.query(
      "update sessions set authenticated_at = now(), last_seen_at = now() where user_id = $1",
      [id],
    );
  }
  await client.query("delete from erasures");
  await client.query(
    `update site_settings set values = '{}', second_factor_roles = '[]', hides_password = false,
       version = version + 1`,
  );
}

/** A visitor whose session {@link insertSessions} creates from the same seed. */
export function visitor(role: Role, id: number | null, seed: string): Visitor {
  const secret = secretOf(seed, id ?? -1);
  return {
    role,
    id,
    secret,
    headers: {
      cookie: `paso=${secret}`,
      "x-csrf-token": csrfTokenOf(secret),
      "x-requested-with": "XMLHttpRequest",
      "sec-fetch-site": "same-origin",
    },
  };
}
