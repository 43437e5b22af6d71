import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two probes. */
const INTERVAL = 50;

/** Probes a server's liveness, like a supervisor, until it is stopped. */
export function probeLiveness(origin: string): { stop(): Promise<Float64Array> } {
  const stopping = new AbortController();
  const probing = probe(origin, stopping.signal);
  return {
    /** Milliseconds each response took. */
    stop() {
      stopping.abort();
      return probing;
    },
  };
}

async function probe(origin: string, stopping: AbortSignal): Promise<Float64Array> {
  const latencies: number[] = [];
  while (!stopping.aborted) {
    const begunAt = performance.now();
    const response = await fetch(`${origin}/health/live`);
    await response.arrayBuffer();
    latencies.push(response.ok ? performance.now() - begunAt : Infinity);
    await sleep(INTERVAL);
  }
  return Float64Array.from(latencies);
}
