import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";

import { mails } from "../database/tables/index.ts";
import { systemClock } from "../platform/clock.ts";
import { queueMails } from "../platform/mail/queue-mail.ts";
import { MAIL_CONNECTIONS } from "../platform/smtp/open-mail-transport.ts";
import { startMailServer, type TestMailServer } from "./mail-server.ts";
import { type RunningPaso, startWorker } from "./paso-process.ts";
import { testContext } from "./test-context.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

const MAILS = 80;
const KILLED_AFTER = [20, 40];

let database: TestDatabase;
let server: TestMailServer;
let folder: string;
let worker: RunningPaso | undefined;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "paso-mail-"));
  server = await startMailServer({
    // Slow enough to be killed between two mails, and within one.
    onRcptTo: (_address, _session, done) => void setTimeout(done, 15),
  });
});
afterAll(async () => {
  await worker?.end("SIGTERM");
  await server.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

it(
  "a killed worker loses no mail and repeats none but those in flight",
  { timeout: 180_000 },
  async () => {
    const ctx = { ...testContext(database), clock: systemClock };
    const recipients = Array.from({ length: MAILS }, (_, index) => `person-${index}@example.org`);
    const body = {
      kind: "test",
      userId: null,
      locale: "en" as const,
      subject: "",
      text: "",
      html: "",
    };
    await queueMails(
      ctx,
      recipients.map((recipient) => ({ ...body, recipient })),
    );
    for (const enough of KILLED_AFTER) {
      await start();
      await expect
        .poll(() => server.received.length, { timeout: 60_000, interval: 2 })
        .toBeGreaterThanOrEqual(enough);
      await worker?.end("SIGKILL");
      // Statements that it sent before it died are still executed.
      await expect.poll(countWorkerConnections, { timeout: 30_000 }).toBe(0);
      // As if the lease of its mails had expired.
      await ctx.database
        .update(mails)
        .set({ dueAt: new Date(0) })
        .where(eq(mails.state, "queued"));
      await ctx.database.execute(sql`select graphile_worker.add_job('platform.send-due-mails')`);
    }
    await start();
    await expect
      .poll(() => ctx.database.$count(mails, eq(mails.state, "sent")), { timeout: 60_000 })
      .toBe(MAILS);
    const got = server.received.flatMap((mail) => mail.recipients);
    expect(new Set(got)).toEqual(new Set(recipients));
    expect(got.length - MAILS).toBeLessThanOrEqual(KILLED_AFTER.length * MAIL_CONNECTIONS);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(MAILS);
  },
);

async function countWorkerConnections(): Promise<number> {
  const { rows } = await database.connection.database.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'paso worker'`);
  return rows[0]!.count;
}

async function start(): Promise<void> {
  worker = await startWorker({
    DATABASE_URL: database.url,
    PASO_DATA: folder,
    PASO_SMTP_URL: server.url,
    PASO_LOG_LEVEL: "warn",
  });
}
