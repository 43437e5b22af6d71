import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFile, mkdtemp, open, realpath, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

import { clusterOf, findDatabase, type RunningDatabase } from "./find-database.ts";

/** The product, running on a temporary data folder. */
export interface Product {
  origin: string;
  pid: number;
  database: RunningDatabase;
  /** An account that can sign in. */
  account: { email: string; password: string };
  /** Runs one of the product's commands alongside; returns its output. */
  paso(...command: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Who can sign in. */
export const ACCOUNT = { email: "first@bench.invalid", password: "a password for the bench" };
/** The first start may build the web app. */
const START_LIMIT = 300_000;

export const PASO = join(
  dirname(createRequire(import.meta.url).resolve("@paso/server/package.json")),
  "bin/paso.js",
);

/**
 * Starts the product as in production, on an empty embedded database that syncs every commit to disk
 * and can count statements.
 * @param nodeFlags flags for its Node
 * @param poolSize connections it holds to the database
 * @param role of the account that can sign in
 * @param setting a line of the database's configuration
 */
export async function startProduct(
  nodeFlags: string[],
  poolSize: number,
  role: "student" | "instructor" | "admin" = "student",
  setting = "",
): Promise<Product> {
  const folder = await mkdtemp(join(tmpdir(), "paso-bench-"));
  const port = await findFreePort();
  const env = {
    ...process.env,
    NODE_ENV: "production",
    PASO_DATA: folder,
    PASO_DATABASE_POOL: String(poolSize),
    PASO_DEMO: "0",
    HOST: "127.0.0.1",
    PORT: String(port),
  };
  delete (env as Record<string, unknown>)["DATABASE_URL"];
  try {
    await createAccount(env, role);
    await appendFile(
      join(clusterOf(folder), "postgresql.conf"),
      `\nshared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track = 'none'\n${setting}\n`,
    );
    const log = await open(join(folder, "product.log"), "w");
    // Like a command, which sets up its own Node.
    const child = spawn(PASO, ["start"], {
      env: {
        ...env,
        PATH: `${dirname(process.execPath)}:${process.env["PATH"]}`,
        NODE_OPTIONS: nodeFlags.join(" "),
      },
      stdio: ["ignore", log.fd, log.fd],
    });
    await log.close();
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(child, origin, folder);
    return {
      origin,
      pid: child.pid!,
      database: await findDatabase(folder),
      account: ACCOUNT,
      paso: (...command) => runPaso(env, command),
      async stop() {
        await stopChild(child);
        await remove(folder);
      },
    };
  } catch (error) {
    await remove(folder);
    throw error;
  }
}

/** Creates an embedded database, too, and leaves it stopped. */
export async function createAccount(env: NodeJS.ProcessEnv, role: string): Promise<void> {
  const flags = ["--email", ACCOUNT.email, "--role", role, "--name", "First"];
  await runPaso(env, ["user", "create", ...flags, "--password-stdin"], ACCOUNT.password);
}

async function runPaso(env: NodeJS.ProcessEnv, command: string[], input = ""): Promise<string> {
  const child = spawn(process.execPath, [PASO, ...command], {
    env,
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(input);
  const [printed] = await Promise.all([text(child.stdout), once(child, "exit")]);
  if (child.exitCode !== 0) throw new Error(`The product cannot ${command.join(" ")}.`);
  return printed;
}

export async function untilReady(
  child: ChildProcess,
  origin: string,
  folder: string,
): Promise<void> {
  const deadline = Date.now() + START_LIMIT;
  for (;;) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The product does not start:\n${await readLog(folder)}`);
    }
    const ready = await fetch(`${origin}/health/ready`).catch(() => null);
    if (ready?.ok) return;
    await sleep(100);
  }
}

async function readLog(folder: string): Promise<string> {
  const log = await open(join(folder, "product.log"));
  try {
    return (await log.readFile("utf8")).slice(-2_000);
  } finally {
    await log.close();
  }
}

export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** Waits up to half a minute for a process to end. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const limit = setTimeout(() => child.kill("SIGKILL"), 30_000);
  child.kill("SIGTERM");
  await once(child, "exit");
  clearTimeout(limit);
}

/** The database may be in another folder that its account can reach. */
async function remove(folder: string): Promise<void> {
  const database = await realpath(join(folder, "postgres")).catch(() => null);
  if (database) await rm(database, { recursive: true, force: true });
  await rm(folder, { recursive: true, force: true });
}
