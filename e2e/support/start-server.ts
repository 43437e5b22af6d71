import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

import { startPrepareProcess, type PrepareProcess } from "./prepare-process.ts";
import { copyPreparedSite } from "./prepared-sites.ts";

const program = resolve(import.meta.dirname, "../../server/bin/paso.js");
const START_LIMIT_MS = 150_000;
const STOP_LIMIT_MS = 15_000;

/** The product, running on its own empty data folder. */
export interface PasoServer {
  /** Such as `http://localhost:41234`. */
  url: string;
  /** What it has logged so far. */
  log(): string;
  /** Does the work of the product's commands, in one process for all of them. */
  prepare: PrepareProcess["prepare"];
  /** Ends the program and keeps its data; `resume` starts it again at the same address. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends the program and removes its data. */
  stop(): Promise<void>;
}

interface ServerOptions {
  /** Whether the site begins with the demo instead of empty. */
  demo?: boolean;
  /** Whether to start from scratch, instead of from a site prepared for all workers. */
  fresh?: boolean;
  /** The site's mail server; empty for none. */
  smtpUrl?: string;
}

/** Starts the product as `npm start` does and waits until it is ready. */
export async function startServer({
  demo = false,
  fresh = false,
  smtpUrl = "",
}: ServerOptions = {}): Promise<PasoServer> {
  const data = await mkdtemp(join(tmpdir(), "paso-journeys-"));
  const port = await findFreePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: "127.0.0.1",
    PASO_URL: url,
    PASO_DATA: data,
    PASO_DEMO: demo ? "1" : "0",
    PASO_LOG_LEVEL: "warn",
    DATABASE_URL: "",
    PASO_SMTP_URL: smtpUrl,
    // Where journeys start identity providers.
    PASO_PROVIDER_NETWORKS: "127.0.0.1",
  };
  const runs: Run[] = [];
  const log = () => runs.map(({ output }) => output()).join("");
  const serve = async (more: NodeJS.ProcessEnv = {}) => {
    const run = runProgram(["start"], { ...env, ...more });
    runs.push(run);
    await waitUntilReady(url, () => hasEnded(run.child));
  };
  const end = async () => {
    const latest = runs.at(-1);
    if (latest) await endProcess(latest.child);
  };
  let preparing: PrepareProcess | undefined;
  const pause = async () => {
    await preparing?.end();
    preparing = undefined;
    await end();
  };
  const stop = async () => {
    await pause();
    await rm(data, { recursive: true, force: true });
  };
  try {
    if (!fresh) {
      await copyPreparedSite(demo ? "demo" : "empty", data, async (site) => {
        try {
          await serve({ PASO_DATA: site });
          await waitForJobs({ ...env, PASO_DATA: site });
        } finally {
          // Its folder may be removed next.
          await end();
        }
      });
    }
    await serve();
  } catch (error) {
    await stop();
    throw new Error(`The server did not start:\n${log()}`, { cause: error });
  }
  const prepare: PrepareProcess["prepare"] = (action, input) => {
    preparing ??= startPrepareProcess(env);
    return preparing.prepare(action, input);
  };
  return { url, log, pause, resume: () => serve(), stop, prepare };
}

type Run = ReturnType<typeof runProgram>;

async function endProcess(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, "exit");
  const killer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MS);
  child.kill("SIGTERM");
  await ended;
  clearTimeout(killer);
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

function runProgram(args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [program, ...args], { env, stdio: "pipe" });
  let output = "";
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  return { child, output: () => output };
}

async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (!(await isReady(url))) {
    if (hasEnded()) throw new Error("It has ended.");
    if (Date.now() > deadline) throw new Error(`Not ready after ${START_LIMIT_MS} ms.`);
    await new Promise((wake) => setTimeout(wake, 100));
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/health/ready`)).ok;
  } catch {
    return false;
  }
}

/** Pending jobs would be run again by each copy. */
async function waitForJobs(env: NodeJS.ProcessEnv): Promise<void> {
  const preparing = startPrepareProcess(env);
  try {
    await preparing.prepare("wait-for-jobs", {});
  } finally {
    await preparing.end();
  }
}

async function findFreePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}
