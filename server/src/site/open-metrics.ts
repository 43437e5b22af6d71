import type { Config } from "../platform/config/config.ts";
import type { ProcessMetrics } from "./measure-process.ts";
import type { Site } from "./open-site.ts";

/** Begins to measure a process, unless the settings disable metrics: then it costs nothing. */
export async function openMetrics(config: Config, site: Site): Promise<ProcessMetrics | undefined> {
  if (config.metricsPort === null && config.metricsToken === null) return undefined;
  const { measureProcess } = await import("./measure-process.ts");
  return measureProcess(config, site);
}
