import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const PASO = join(import.meta.dirname, "../../bin/paso.js");

/** Settings of a process; of the test's own environment only the program path. */
export type Settings = Record<string, string>;

/** Output of a command and how it ended. */
export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a `paso` command to completion. */
export async function runPaso(
  args: string[],
  settings: Settings,
  input = "",
  cwd?: string,
): Promise<Outcome> {
  const child = spawnPaso(args, settings, cwd);
  child.stdin.end(input);
  const [stdout, stderr, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, stdout, stderr };
}

/** A running `paso start` or `paso work`. */
export interface RunningPaso {
  child: ChildProcess;
  /** Its address; empty for a worker. */
  address: string;
  /** Everything it has printed so far. */
  output(): string;
  /** Asks it to stop, or kills it, and waits for its end; returns its exit code. */
  end(signal: "SIGTERM" | "SIGINT" | "SIGKILL"): Promise<number | null>;
}

/** Starts the product on a free port and waits until it is ready. */
export async function startPaso(settings: Settings): Promise<RunningPaso> {
  const port = settings["PORT"] ?? String(await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  const running = await startUntil("start", "Paso is ready", {
    PASO_WEB: "0",
    ...settings,
    PORT: port,
  });
  return { ...running, address };
}

/** Starts a worker and waits until it is ready. */
export async function startWorker(settings: Settings): Promise<RunningPaso> {
  return { ...(await startUntil("work", "Paso runs jobs", settings)), address: "" };
}

/** Starts a long-running command, and waits until it has printed that it is ready. */
async function startUntil(
  command: string,
  readyLine: string,
  settings: Settings,
): Promise<Omit<RunningPaso, "address">> {
  const child = spawnPaso([command], settings);
  const ended = once(child, "close");
  let output = "";
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (chunk: Buffer) => {
        output += String(chunk);
        if (output.includes(readyLine)) resolve();
      });
    }
  });
  await Promise.race([
    ready,
    ended.then(() => {
      throw new Error(`paso ${command} ended: ${output}`);
    }),
  ]);
  return {
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

/** Starts a command without waiting for anything. */
export function spawnPaso(args: string[], settings: Settings, cwd?: string) {
  return spawn(process.execPath, [PASO, ...args], {
    cwd,
    env: { PATH: process.env["PATH"], ...settings },
    stdio: "pipe",
  });
}

/** A free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
