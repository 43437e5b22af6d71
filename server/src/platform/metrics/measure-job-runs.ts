import { Counter } from "prom-client";

import type { OnJobEnd } from "../jobs/job-log.ts";
import type { Metrics } from "./metrics.ts";

/** Counts the jobs that this process runs, and how long they take. */
export function measureJobRuns({ registry }: Metrics): OnJobEnd {
  const registers = [registry];
  const runs = new Counter({
    name: "paso_job_runs_total",
    help: "Runs of jobs that ended in this process, done or failed.",
    labelNames: ["job", "outcome"],
    registers,
  });
  const seconds = new Counter({
    name: "paso_job_run_seconds_total",
    help: "How long they took.",
    labelNames: ["job"],
    registers,
  });
  return (job, { isDone, duration }) => {
    runs.inc({ job, outcome: isDone ? "done" : "failed" });
    seconds.inc({ job }, duration / 1_000);
  };
}
