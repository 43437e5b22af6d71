import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/** The running mail server. */
interface BenchMailServer {
  /** For `PASO_SMTP_URL`. */
  url: string;
  /** Number of accepted mails. */
  count(): Promise<number>;
  stop(): void;
}

/** Starts a real SMTP server in a separate process. */
export async function startMailServer(): Promise<BenchMailServer> {
  const child = fork(join(import.meta.dirname, "receive-mails.ts"));
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `smtp://127.0.0.1:${port}`,
    async count() {
      child.send("count");
      const [taken] = (await once(child, "message")) as [number];
      return taken;
    },
    stop: () => void child.kill(),
  };
}
