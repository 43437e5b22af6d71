import { Gauge } from "prom-client";

import { type DatabaseFigures, measureDatabase } from "../../database/measure-database.ts";
import type { Context } from "../context.ts";
import { countJobs, type WaitingJobs } from "../jobs/count-jobs.ts";
import { countMails } from "../mail/count-mails.ts";
import { oldestWaitingMail } from "../mail/oldest-waiting-mail.ts";
import { type DiskSpace, diskSpace } from "../storage/disk-space.ts";
import type { Metrics } from "./metrics.ts";
import { RecentValue } from "./recent-value.ts";

/** Milliseconds for which site-wide values, and sizes, are cached. */
const KEPT = { queues: 15_000, sizes: 60_000 };
/** Milliseconds for which a scrape waits for them. */
const PATIENCE = 2_000;

interface Options {
  ctx: Context;
  /** Where files and the embedded database are. */
  dataFolder: string;
  readStoredBytes: () => Promise<number>;
}

interface Queues {
  jobs: WaitingJobs[];
  mails: { queued: number; failed: number; oldest: Date | null };
}

interface Sizes {
  database: DatabaseFigures;
  storedBytes: number;
}

/**
 * Site-wide figures, which every process reports alike: queues, database and storage. If the database
 * does not respond, these are missing and `paso_database_up` is 0.
 */
export function measureSite(metrics: Metrics, { ctx, dataFolder, readStoredBytes }: Options): void {
  const { clock } = ctx;
  const readQueues = async (): Promise<Queues> => {
    const [jobs, counts, oldest] = await Promise.all([
      countJobs(ctx.database, clock.now()),
      countMails(ctx),
      oldestWaitingMail(ctx),
    ]);
    return { jobs, mails: { ...counts, oldest } };
  };
  const readSizes = async (): Promise<Sizes> => {
    const [database, storedBytes] = await Promise.all([
      measureDatabase(ctx.database),
      readStoredBytes(),
    ]);
    return { database, storedBytes };
  };
  const queues = new RecentValue(readQueues, { clock, kept: KEPT.queues, patience: PATIENCE });
  const sizes = new RecentValue(readSizes, { clock, kept: KEPT.sizes, patience: PATIENCE });
  const disk = new RecentValue(() => diskSpace(dataFolder), {
    clock,
    kept: KEPT.queues,
    patience: PATIENCE,
  });
  const gauges = defineGauges(metrics);
  metrics.beforeWriting(async () => {
    const [queued, sized, space] = await Promise.all([queues.get(), sizes.get(), disk.get()]);
    gauges.up.set(queued ? 1 : 0);
    setQueues(gauges, queued, clock.now());
    setSizes(gauges, sized, space);
    setArchive(gauges, sized?.database.archive ?? null, clock.now());
  });
}

type Gauges = ReturnType<typeof defineGauges>;

function defineGauges({ registry }: Metrics) {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `paso_${name}`, help, labelNames, registers: [registry] });
  return {
    up: gauge("database_up", "Whether the database responds to this process."),
    databaseBytes: gauge("database_size_bytes", "Size of the database."),
    connections: gauge("database_connections", "Connections to the database server."),
    connectionLimit: gauge("database_connections_limit", "Most connections that it takes."),
    archiveAge: gauge("archive_age_seconds", "Since the database last archived changes."),
    archiveFailing: gauge("archive_failing", "Whether it has failed to since."),
    waiting: gauge("jobs_waiting", "Jobs that are due and not taken up, by name.", ["job"]),
    failed: gauge("jobs_failed", "Jobs given up after their last attempt, by name.", ["job"]),
    oldest: gauge("jobs_oldest_seconds", "How long the oldest job has been due.", ["job"]),
    mailsWaiting: gauge("mails_waiting", "E-mails that wait to be sent."),
    mailsFailed: gauge("mails_failed", "E-mails given up, kept for 90 days."),
    mailsOldest: gauge("mails_oldest_seconds", "How long the oldest e-mail has waited."),
    stored: gauge("storage_bytes", "Stored files, each content counted once."),
    free: gauge("storage_free_bytes", "Free space on the disk of the data folder."),
    size: gauge("storage_size_bytes", "Size of the disk of the data folder."),
  };
}

function setQueues(gauges: Gauges, queues: Queues | null, now: Date): void {
  const age = (since: Date | null) => (since ? (now.getTime() - since.getTime()) / 1_000 : 0);
  for (const gauge of [gauges.waiting, gauges.failed, gauges.oldest]) gauge.reset();
  for (const { job, waiting, failed, oldest } of queues?.jobs ?? []) {
    gauges.waiting.set({ job }, waiting);
    gauges.failed.set({ job }, failed);
    gauges.oldest.set({ job }, age(oldest));
  }
  setOrRemove(gauges.mailsWaiting, queues?.mails.queued);
  setOrRemove(gauges.mailsFailed, queues?.mails.failed);
  setOrRemove(gauges.mailsOldest, queues ? age(queues.mails.oldest) : undefined);
}

function setSizes(gauges: Gauges, sizes: Sizes | null, disk: DiskSpace | null): void {
  setOrRemove(gauges.databaseBytes, sizes?.database.bytes);
  setOrRemove(gauges.connections, sizes?.database.connections);
  setOrRemove(gauges.connectionLimit, sizes?.database.connection_limit);
  setOrRemove(gauges.stored, sizes?.storedBytes);
  setOrRemove(gauges.free, disk?.free);
  setOrRemove(gauges.size, disk?.size);
}

function setArchive(gauges: Gauges, archive: DatabaseFigures["archive"], now: Date): void {
  const since = archive?.archived_at;
  setOrRemove(gauges.archiveAge, since ? (now.getTime() - since.getTime()) / 1_000 : undefined);
  setOrRemove(gauges.archiveFailing, archive ? Number(archive.is_failing) : undefined);
}

/** An unknown value is left out rather than 0. */
function setOrRemove(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
