import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";

const program = resolve(import.meta.dirname, "../../server/src/testing/prepare-site.ts");
/** The product's compile cache, which halves its start time. */
const compiled = resolve(import.meta.dirname, "../../node_modules/.paso/compiled");

type Prepare = (action: string, input: object) => Promise<number | undefined>;

/** A process that prepares the site alongside its server. */
export interface PrepareProcess {
  prepare: Prepare;
  end(): Promise<void>;
}

interface Response {
  id: number;
  result?: number;
  error?: string;
}

/** Starts the process; it uses the site's database until it is ended. */
export function startPrepareProcess(env: NodeJS.ProcessEnv): PrepareProcess {
  const child = spawn(process.execPath, [program], {
    env: { ...env, NODE_COMPILE_CACHE: compiled },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const ended = once(child, "close");
  const waiting = new Map<number, (response: Response) => void>();
  let output = "";
  let requests = 0;
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdin.on("error", () => {});
  createInterface({ input: child.stdout }).on("line", (line) => {
    const response = JSON.parse(line) as Response;
    waiting.get(response.id)?.(response);
    waiting.delete(response.id);
  });
  const hasEnded = ended.then(() => {
    throw new Error(`The process that prepares the site has ended:\n${output}`);
  });
  // It is reported to callers that wait, if any.
  hasEnded.catch(() => {});

  const prepare: Prepare = async (action, input) => {
    const id = (requests += 1);
    const responded = new Promise<Response>((settle) => waiting.set(id, settle));
    child.stdin.write(`${JSON.stringify({ id, action, input })}\n`);
    const { result, error } = await Promise.race([responded, hasEnded]);
    if (error !== undefined) throw new Error(`${action} ${JSON.stringify(input)}: ${error}`);
    return result;
  };
  const end = async () => {
    child.stdin.end();
    await ended;
  };
  return { prepare, end };
}
