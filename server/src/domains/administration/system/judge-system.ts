import type { SystemState } from "@paso/contract";

import type { DatabaseFigures } from "../../../database/measure-database.ts";
import type { WaitingJobs } from "../../../platform/jobs/count-jobs.ts";
import type { ReportedProcess } from "../../../platform/processes/list-processes.ts";
import type { DiskSpace } from "../../../platform/storage/disk-space.ts";

type Concern<Part> = Part extends { concern: infer Kind } ? Kind : never;

const MINUTE = 60_000;
/** Milliseconds after which something is overdue. */
const LATE = { process: MINUTE, job: 15 * MINUTE, mail: 30 * MINUTE };
/** Grace period of a starting process, in milliseconds. */
const START = MINUTE;
/** Noticeable event loop delay in milliseconds. */
const LONG_HOLD = 100;
/** Thresholds for raising a concern, as fractions. */
const CONNECTIONS = 0.85;
const LITTLE_SPACE = 0.1;

/** Whether a process has missed its heartbeats for so long that it is gone. */
function isSilent({ seenAt }: ReportedProcess, now: Date): boolean {
  return isOlder(seenAt, LATE.process, now);
}

export function judgeProcess(
  reported: ReportedProcess,
  { version, now }: { version: string; now: Date },
): Concern<SystemState["processes"][number]> {
  if (isSilent(reported, now)) return "silent";
  if (reported.version !== version) return "other_version";
  if (reported.waiting > 0) return "waiting";
  // A starting process is busy loading its code.
  const hasStarted = isOlder(reported.startedAt, START, now);
  return hasStarted && reported.eventLoopDelay > LONG_HOLD ? "held" : null;
}

export function judgeJobs(
  { failed, oldest }: Omit<WaitingJobs, "job">,
  { processes, now }: { processes: readonly ReportedProcess[]; now: Date },
): Concern<SystemState["jobs"]> {
  const hasWorker = processes.some((reported) => reported.runsJobs && !isSilent(reported, now));
  if (!hasWorker) return "no_worker";
  if (isOlder(oldest, LATE.job, now)) return "late";
  return failed > 0 ? "failed" : null;
}

export function judgeMail(
  { failed, oldest, hasServer }: { failed: number; oldest: Date | null; hasServer: boolean },
  now: Date,
): Concern<SystemState["mail"]> {
  if (!hasServer) return "no_server";
  if (isOlder(oldest, LATE.mail, now)) return "late";
  return failed > 0 ? "failed" : null;
}

export function judgeDatabase(figures: DatabaseFigures): Concern<SystemState["database"]> {
  if (figures.archive?.is_failing) return "archive";
  return figures.connections > CONNECTIONS * figures.connection_limit ? "connections" : null;
}

export function judgeStorage(disk: DiskSpace | null): Concern<SystemState["storage"]> {
  return disk && disk.free < LITTLE_SPACE * disk.size ? "little_space" : null;
}

function isOlder(since: Date | null, age: number, now: Date): boolean {
  return since !== null && now.getTime() - since.getTime() > age;
}
