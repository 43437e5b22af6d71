import { collectDefaultMetrics, Gauge, Registry } from "prom-client";

/** What a process says of itself to Prometheus. */
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

  /** Registers what sets values right before they are written. */
  beforeWriting(update: () => Promise<void> | void): void {
    this.#updates.push(update);
  }

  get contentType(): string {
    return this.registry.contentType;
  }

  /** Everything, in the text format of Prometheus. */
  async write(): Promise<string> {
    await Promise.all(this.#updates.map(async (update) => update()));
    return this.registry.metrics();
  }
}
