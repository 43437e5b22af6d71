import { asc, eq, sql } from "drizzle-orm";
import type { SMTPServerOptions } from "smtp-server";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { mails } from "../../database/tables/platform-tables.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import { cases } from "../../testing/long-tests.ts";
import { smtpError, startMailServer, type TestMailServer } from "../../testing/mail-server.ts";
import { MovingClock } from "../../testing/moving-clock.ts";
import { runTestJobs } from "../../testing/run-test-jobs.ts";
import { testContext } from "../../testing/test-context.ts";
import { createTestDatabase, type TestDatabase } from "../../testing/test-database.ts";
import type { Context } from "../context.ts";
import { RecentRequests } from "../recent-requests.ts";
import { openMailTransport } from "../smtp/open-mail-transport.ts";
import { claimMail } from "./claim-mail.ts";
import { type NewMail, queueMails } from "./queue-mail.ts";
import { sendDueMails, sendDueMailsJob } from "./send-due-mails.ts";

/** Longer than any of these runs takes. */
const RUN = 60_000;
const PATIENCE = { connect: 5_000, silence: 5_000, attempt: 20_000 };
const NOW = "2026-03-10T12:00:00Z";

let database: TestDatabase;
let ctx: Context;
let clock: MovingClock;
const closers: (() => unknown)[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  clock = new MovingClock(new Date(NOW));
  ctx = { ...testContext(database), clock };
  await ctx.database.delete(mails);
});
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
});

/** Configures a mail server for the site. */
async function serve(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const server = await startMailServer(options);
  closers.push(() => server.stop());
  connect(server.url);
  return server;
}

function connect(url: string, timing = PATIENCE): void {
  const transport = openMailTransport(url, "Paso <noreply@learn.example.org>", timing);
  ctx.mail = { transport };
  closers.push(() => transport.close());
}

const mail = (more: Partial<NewMail> = {}): NewMail => ({
  kind: "test",
  userId: null,
  recipient: "ada@example.org",
  locale: "en",
  subject: "Hello",
  text: "Good morning.\n",
  html: "<p>Good morning.</p>",
  ...more,
});

const readMails = () => ctx.database.select().from(mails).orderBy(asc(mails.id));

async function readOnlyMail() {
  const rows = await readMails();
  expect(rows).toHaveLength(1);
  return rows[0]!;
}

describe("a mail", () => {
  it("is sent at once where the clock that queued it was a day ahead", async () => {
    const server = await serve();
    clock.moveTo("2026-03-11T12:00:00Z");
    await queueMails(ctx, [mail()]);
    clock.moveTo(NOW);
    await sendDueMails(ctx, RUN);
    expect(server.received).toHaveLength(1);
  });

  it("arrives as text and HTML, marked as automatic, at its recipient alone", async () => {
    const server = await serve();
    await queueMails(ctx, [
      mail({ recipient: "ada@example.org", subject: "Contraseña: ñandú", locale: "es" }),
      mail({ recipient: "bob@example.org" }),
    ]);
    await sendDueMails(ctx, RUN);
    expect(server.received).toHaveLength(2);
    const toAda = server.received.find(({ to }) => to?.[0]?.address === "ada@example.org");
    expect(toAda).toMatchObject({
      recipients: ["ada@example.org"],
      from: { name: "Paso", address: "noreply@learn.example.org" },
      subject: "Contraseña: ñandú",
      text: expect.stringMatching(/^Good morning\.\n+$/),
      html: expect.stringContaining("<p>Good morning.</p>"),
      messageId: expect.stringMatching(/^<[\w.]+@learn\.example\.org>$/),
    });
    const headers = new Map(toAda!.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("auto-submitted")).toBe("auto-generated");
    expect(headers.get("content-language")).toBe("es");
    expect(headers.has("list-unsubscribe")).toBe(false);
    for (const received of server.received) {
      expect(received.recipients).toHaveLength(1);
      const others = JSON.stringify(received.headers).match(/(ada|bob)@example\.org/g);
      expect(new Set(others)).toEqual(new Set(received.recipients));
    }
    expect(await readMails()).toMatchObject([
      { state: "sent", attempts: 1, endedAt: clock.now(), response: expect.stringMatching(/^250/) },
      { state: "sent" },
    ]);
  });

  it("cannot smuggle headers or recipients in by what people typed", async () => {
    const server = await serve();
    const subject = "Hello\r\nBcc: eve@example.org";
    await queueMails(ctx, [mail({ subject, recipient: '"x, eve@example.org" <ada@example.org>' })]);
    await queueMails(ctx, [mail({ subject })]);
    await sendDueMails(ctx, RUN);
    for (const { recipients, bcc } of server.received) {
      expect([recipients, bcc ?? []]).toEqual([["ada@example.org"], []]);
    }
    expect(server.received.length).toBeGreaterThan(0);
  });

  it("says where its kind is turned off in one click", async () => {
    const server = await serve();
    await queueMails(ctx, [mail({ unsubscribeUrl: "https://learn.example.org/off/abc" })]);
    await sendDueMails(ctx, RUN);
    const headers = new Map(server.received[0]!.headers.map(({ key, value }) => [key, value]));
    expect(headers.get("list-unsubscribe")).toBe("<https://learn.example.org/off/abc>");
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
  });

  it("carries its secret, which is forgotten once it is sent", async () => {
    const server = await serve();
    const body = "Open https://learn.example.org/x#{{secret}}";
    await queueMails(ctx, [mail({ text: body, html: `<p>${body}</p>`, secret: "s3cr3t" })]);
    expect((await readOnlyMail()).text).not.toContain("s3cr3t");
    await sendDueMails(ctx, RUN);
    expect(server.received[0]!.text).toContain("/x#s3cr3t");
    expect(server.received[0]!.html).toContain("/x#s3cr3t");
    expect(JSON.stringify(await readOnlyMail())).not.toContain("s3cr3t");
  });

  it("is not sent where its cause was rolled back", async () => {
    const server = await serve();
    const rolledBack = withTransaction(ctx, async (inner) => {
      await queueMails(inner, [mail()]);
      throw new Error("no");
    });
    await expect(rolledBack).rejects.toThrow("no");
    await sendDueMails(ctx, RUN);
    expect([server.received, await readMails()]).toEqual([[], []]);
  });

  it("is sent by the worker as soon as its cause is committed", async () => {
    const server = await serve();
    const worker = runTestJobs(database, ctx, [sendDueMailsJob]);
    closers.push(() => worker.stop());
    await withTransaction(ctx, (inner) => queueMails(inner, [mail()]));
    await expect.poll(() => server.received.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(async () => (await readOnlyMail()).state).toBe("sent");
  });

  it("waits where there is no mail server, and is not sent when it is of no use any more", async () => {
    await queueMails(ctx, [mail({ usefulFor: 3_600 }), mail({ recipient: "bob@example.org" })]);
    await sendDueMails(ctx, RUN);
    expect(await readMails()).toMatchObject([
      { state: "queued", attempts: 0 },
      { state: "queued", attempts: 0 },
    ]);
    clock.moveTo("2026-03-10T13:00:00Z");
    const server = await serve();
    await sendDueMails(ctx, RUN);
    expect(server.received.map(({ recipients }) => recipients)).toEqual([["bob@example.org"]]);
    expect(await readMails()).toMatchObject([{ state: "failed" }, { state: "sent" }]);
  });
});

describe("a mail that is not taken", () => {
  const answerRecipients = (code: number, words: string): SMTPServerOptions => ({
    onRcptTo: ({ address }, _session, done) =>
      done(address.startsWith("ada@") ? smtpError(code, words) : null),
  });

  it("fails for good where the recipient is refused, with the server's words", async () => {
    const server = await serve(answerRecipients(550, "5.1.1 No such user here"));
    await queueMails(ctx, [mail(), mail({ recipient: "bob@example.org" })]);
    await sendDueMails(ctx, RUN);
    expect(await readMails()).toMatchObject([
      { state: "failed", attempts: 1, response: "550 5.1.1 No such user here" },
      { state: "sent" },
    ]);
    clock.moveTo("2026-03-11T11:00:00Z");
    await sendDueMails(ctx, RUN);
    expect(server.received).toHaveLength(1);
  });

  it("fails for good where its content is refused", async () => {
    await serve({
      onData(stream, _session, done) {
        stream.resume().on("end", () => done(smtpError(554, "5.7.1 Looks like spam")));
      },
    });
    await queueMails(ctx, [mail()]);
    await sendDueMails(ctx, RUN);
    expect(await readOnlyMail()).toMatchObject({
      state: "failed",
      response: "554 5.7.1 Looks like spam",
    });
  });

  it("is tried later and later where the server asks for that, the same mail each time", async () => {
    let isOpen = false;
    const server = await serve({
      onRcptTo: (_address, _session, done) =>
        done(isOpen ? null : smtpError(451, "4.7.1 Greylisted, come back later")),
    });
    await queueMails(ctx, [mail()]);
    await sendDueMails(ctx, RUN);
    expect(await readOnlyMail()).toMatchObject({
      state: "queued",
      attempts: 1,
      dueAt: new Date("2026-03-10T12:01:00Z"),
      response: "451 4.7.1 Greylisted, come back later",
    });
    await sendDueMails(ctx, RUN);
    expect(await readOnlyMail()).toMatchObject({ attempts: 1 });
    clock.moveTo("2026-03-10T12:01:00Z");
    await sendDueMails(ctx, RUN);
    const waiting = await readOnlyMail();
    expect(waiting).toMatchObject({ attempts: 2, dueAt: new Date("2026-03-10T12:03:00Z") });
    isOpen = true;
    clock.moveTo("2026-03-10T12:03:00Z");
    await sendDueMails(ctx, RUN);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<${waiting.id}.${new Date(NOW).getTime().toString(36)}@learn.example.org>`,
    ]);
    expect(await readOnlyMail()).toMatchObject({ state: "sent", attempts: 3 });
  });

  it("is given up after three days, with what was said last", async () => {
    await serve(answerRecipients(450, "4.2.2 Mailbox full"));
    await queueMails(ctx, [mail({ secret: "s3cr3t" })]);
    let attempts = 0;
    for (;;) {
      await sendDueMails(ctx, RUN);
      const { state, dueAt } = await readOnlyMail();
      if (state !== "queued") break;
      attempts += 1;
      expect(dueAt.getTime() - clock.now().getTime()).toBeLessThanOrEqual(3_600_000);
      clock.moveTo(dueAt.toISOString());
    }
    expect(attempts).toBeGreaterThan(72);
    expect(clock.now().getTime() - new Date(NOW).getTime()).toBeGreaterThanOrEqual(3 * 86_400_000);
    expect(await readOnlyMail()).toMatchObject({
      state: "failed",
      response: "450 4.2.2 Mailbox full",
      secret: null,
    });
  });

  it.each<[string, SMTPServerOptions]>([
    ["hangs up at once", { onConnect: (_session, done) => done(smtpError(421, "4.3.2 Closing")) }],
    ["refuses the sender", { onMailFrom: (_a, _s, done) => done(smtpError(550, "Not yours")) }],
    [
      "drops the connection in the middle of the mail",
      {
        onData(stream, session) {
          stream.once("data", () => {
            for (const { _socket, session: own } of connectionsOf(this)) {
              if (own.id === session.id) _socket.destroy();
            }
          });
        },
      },
    ],
  ])("waits, and others are not tried in vain, where the server %s", async (_, options) => {
    await serve(options);
    const recipients = Array.from({ length: 40 }, (_person, index) => `p${index}@example.org`);
    await queueMails(
      ctx,
      recipients.map((recipient) => mail({ recipient, text: "Good morning.\n".repeat(10_000) })),
    );
    await sendDueMails(ctx, RUN);
    const rows = await readMails();
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(["queued"]));
    const tried = rows.filter(({ attempts }) => attempts > 0);
    expect(tried.length).toBeGreaterThan(0);
    expect(tried.length).toBeLessThanOrEqual(8);
    expect(tried.every(({ response }) => response !== null && response !== "")).toBe(true);
  });

  it("waits where nothing listens", async () => {
    const server = await startMailServer();
    await server.stop();
    connect(server.url);
    await queueMails(ctx, [mail()]);
    await sendDueMails(ctx, RUN);
    expect(await readOnlyMail()).toMatchObject({
      state: "queued",
      response: expect.stringContaining("ECONNREFUSED"),
    });
  });

  it("arrives, and once, after the server was away for a day", async () => {
    const day = cases({ usually: 48, long: 1_440 });
    const away = await startMailServer();
    await away.stop();
    connect(away.url);
    for (let queued = 0; queued < day; queued += 1) {
      await queueMails(ctx, [mail({ recipient: `person-${queued}@example.org` })]);
      await sendDueMails(ctx, RUN);
      await clock.sleep(86_400_000 / day);
    }
    const server = await serve();
    for (let minute = 0; minute < 61; minute += 1) {
      await sendDueMails(ctx, RUN);
      await clock.sleep(60_000);
    }
    const recipients = server.received.flatMap((received) => received.recipients);
    expect(recipients).toHaveLength(day);
    expect(new Set(recipients).size).toBe(day);
    expect(new Set((await readMails()).map(({ state }) => state))).toEqual(new Set(["sent"]));
  });

  it("waits where the server falls silent", async () => {
    const server = await startMailServer({ onRcptTo: () => {} });
    closers.push(() => server.stop());
    connect(server.url, { ...PATIENCE, silence: 200 });
    await queueMails(ctx, [mail()]);
    await sendDueMails(ctx, RUN);
    expect(await readOnlyMail()).toMatchObject({ state: "queued", attempts: 1 });
  });
});

describe("several processes", () => {
  it("send each mail once", async () => {
    const server = await serve();
    const recipients = Array.from({ length: 120 }, (_, index) => `person-${index}@example.org`);
    await queueMails(
      ctx,
      recipients.map((recipient) => mail({ recipient })),
    );
    await Promise.all([1, 2, 3].map(() => sendDueMails(ctx, RUN)));
    const got = server.received.flatMap((received) => received.recipients);
    expect(got.toSorted()).toEqual(recipients.toSorted());
  });

  it("leave what a killed one was sending alone until it cannot be under way any more", async () => {
    const server = await serve();
    await queueMails(ctx, [mail()]);
    const claimed = await claimMail(ctx);
    clock.moveTo("2026-03-10T12:02:59Z");
    await sendDueMails(ctx, RUN);
    expect(server.received).toEqual([]);
    clock.moveTo("2026-03-10T12:03:00Z");
    await sendDueMails(ctx, RUN);
    expect(server.received.map(({ messageId }) => messageId)).toEqual([
      `<${claimed!.id}.${claimed!.queuedAt.getTime().toString(36)}@learn.example.org>`,
    ]);
  });

  it("make way for requests that the same process serves", async () => {
    class BusyWithRequests extends RecentRequests {
      override get areRecent(): boolean {
        return true;
      }
    }
    let connections = 0;
    const server = await serve({
      onConnect: (_session, done) => {
        connections += 1;
        done();
      },
    });
    await queueMails(
      ctx,
      Array.from({ length: 12 }, (_, index) => mail({ recipient: `p${index}@example.org` })),
    );
    await ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
    await sendDueMails({ ...ctx, requests: new BusyWithRequests() }, RUN);
    expect([server.received.length, connections]).toEqual([12, 1]);
    const jobs = await ctx.database.execute(sql`select 1 from graphile_worker._private_jobs`);
    expect(jobs).toMatchObject({ rowCount: 0 });
  });

  it("share the worker with other jobs: a long run goes on in another one", async () => {
    const server = await serve();
    await queueMails(ctx, [mail(), mail({ recipient: "bob@example.org" })]);
    await ctx.database.execute(sql`delete from graphile_worker._private_jobs`);
    await sendDueMails(ctx, 0);
    expect(server.received).toEqual([]);
    const worker = runTestJobs(database, ctx, [sendDueMailsJob]);
    closers.push(() => worker.stop());
    await expect.poll(() => server.received.length, { timeout: 30_000 }).toBe(2);
    await expect.poll(() => ctx.database.$count(mails, eq(mails.state, "sent"))).toBe(2);
  });
});

/** Open connections of smtp-server, which its types leave out. */
function connectionsOf(server: unknown) {
  return (server as { connections: Set<{ _socket: { destroy(): void }; session: { id: string } }> })
    .connections;
}
