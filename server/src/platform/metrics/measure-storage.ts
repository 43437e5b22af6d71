import { Counter } from "prom-client";

import type { FileStorage } from "../storage/file-storage.ts";
import type { Metrics } from "./metrics.ts";

/** Wraps a storage to count its operations; reads are timed until their first byte. */
export function measureStorage({ registry }: Metrics, storage: FileStorage): FileStorage {
  const registers = [registry];
  const operations = new Counter({
    name: "paso_storage_operations_total",
    help: "Operations of the storage of files by this process, done or failed.",
    labelNames: ["operation", "outcome"],
    registers,
  });
  const seconds = new Counter({
    name: "paso_storage_operation_seconds_total",
    help: "How long they took.",
    labelNames: ["operation"],
    registers,
  });
  async function measure<Result>(operation: string, run: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    let outcome = "failed";
    try {
      const result = await run();
      outcome = "done";
      return result;
    } finally {
      operations.inc({ operation, outcome });
      seconds.inc({ operation }, (performance.now() - begun) / 1_000);
    }
  }
  const space = storage.space?.bind(storage);
  return {
    put: (key, bytes) => measure("put", () => storage.put(key, bytes)),
    read: (key, range) => measure("read", () => storage.read(key, range)),
    has: (key) => measure("has", () => storage.has(key)),
    delete: (key) => measure("delete", () => storage.delete(key)),
    list: () => storage.list(),
    ...(space && { space }),
  };
}
