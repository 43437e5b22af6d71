import { collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** The Prometheus metrics of a process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #updates: (() => Promise<void> | void)[] = [];

  constructor(version: string) {
    collectDefaultMetrics({ register: this.registry });
    const build = new Gauge({
      name: "paso_build_info",
      help: "Always 1; its labels say what runs here.",
      labelNames: ["version", "node"],
      registers: [this.registry],
    });
    build.set({ version, node: process.version }, 1);
  }

  /** Registers a function that sets values right before they are written. */
  beforeWriting(update: () => Promise<void> | void): void {
    this.#updates.push(update);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** All metrics, in the text format of Prometheus. */
  async write(): Promise<string> {
    await Promise.all(this.#updates.map(async (update) => update()));
    return this.registry.metrics();
  }
}
