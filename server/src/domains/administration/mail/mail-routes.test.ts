import type { Mail, Mails } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { mails } from "../../../database/tables/index.ts";
import { claimMail, settleMail } from "../../../platform/mail/claim-mail.ts";
import { holdQueuedMails } from "../../../platform/mail/hold-queued-mails.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { sendDueMails } from "../../../platform/mail/send-due-mails.ts";
import { openMailTransport } from "../../../platform/smtp/open-mail-transport.ts";
import { createPerson } from "../../../testing/factories.ts";
import { smtpError, startMailServer } from "../../../testing/mail-server.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  world.ctx.mail = { transport: null };
  await world.ctx.database.delete(mails);
});

const LINK = "https://learn.example.org/x#{{secret}}";

/** Queues a mail, with a secret link if that is given. */
async function queue(recipient: string, secret?: string): Promise<number> {
  const text = secret === undefined ? "Good morning." : `Open ${LINK}`;
  const body = { kind: "test", userId: null, locale: "en" as const, subject: "Hello", html: text };
  await queueMails(world.ctx, [{ ...body, recipient, text, ...(secret && { secret }) }]);
  const rows = await world.ctx.database.select({ id: mails.id }).from(mails);
  return Math.max(...rows.map(({ id }) => id));
}

async function settle(state: "sent" | "failed", response: string): Promise<void> {
  const mail = await claimMail(world.ctx);
  await settleMail(world.ctx, mail!, state, response);
}

const list = async (query = "") => (await admin.get<Mails>(`/api/admin/mails${query}`)).body;
const read = async (id: number) =>
  (await admin.get<{ text: string; may_resend: boolean }>(`/api/admin/mails/${id}`)).body;
const resend = (id: number) => admin.post<Mail>(`/api/admin/mails/${id}/resend`);

describe("GET /api/admin/mails", () => {
  test("lists what waits, was sent and failed, in the mail server's words", async () => {
    await queue("sent@example.org");
    await settle("sent", "250 2.0.0 Ok");
    await queue("failed@example.org");
    await settle("failed", "550 5.1.1 No such user");
    const waiting = await queue("waiting@example.org");
    const body = await list();
    expect(body).toMatchObject({
      queued: 1,
      failed: 1,
      is_sending: false,
      next_cursor: null,
      time_zone: "UTC",
    });
    expect(body.mails[0]).toEqual({
      id: waiting,
      kind: "test",
      recipient: "waiting@example.org",
      subject: "Hello",
      state: "queued",
      attempts: 0,
      response: null,
      restored_to: null,
      queued_at: "2026-03-10T12:00",
      ended_at: null,
    });
    expect(body.mails.slice(1)).toMatchObject([
      { state: "failed", response: "550 5.1.1 No such user", ended_at: "2026-03-10T12:00" },
      { state: "sent", response: "250 2.0.0 Ok", attempts: 1 },
    ]);
  });

  test("shows one state, or who has these letters in the address", async () => {
    await queue("ada@example.org");
    await settle("failed", "550 No");
    await queue("Bob_1@example.org");
    await queue("bobx1@example.org");
    const recipients = async (query: string) =>
      (await list(query)).mails.map(({ recipient }) => recipient);
    expect(await recipients("?state=failed")).toEqual(["ada@example.org"]);
    expect(await recipients("?q=bob_")).toEqual(["Bob_1@example.org"]);
    expect(await recipients("?state=failed&q=bob")).toEqual([]);
    expect((await admin.get("/api/admin/mails?state=lost")).status).toBe(422);
  });

  test("says which are held since the site was restored", async () => {
    await queue("ada@example.org");
    const restoredTo = new Date("2026-03-01T08:30:00Z");
    await holdQueuedMails(world.ctx, restoredTo, world.ctx.clock.now());
    expect((await list()).mails).toMatchObject([
      { state: "failed", response: null, restored_to: "2026-03-01T08:30" },
    ]);
  });

  test("goes on where a part ended, also while new ones come", async () => {
    for (let index = 0; index < 5; index += 1) await queue(`p${index}@example.org`);
    const first = await list("?limit=2");
    await queue("new@example.org");
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    const third = await list(`?limit=2&cursor=${second.next_cursor}`);
    const shown = [first, second, third].flatMap((part) => part.mails);
    expect(shown.map(({ recipient }) => recipient)).toEqual(
      [4, 3, 2, 1, 0].map((index) => `p${index}@example.org`),
    );
    expect(third.next_cursor).toBeNull();
  });
});

describe("GET /api/admin/mails/:mailId", () => {
  test("shows a secret link only while nobody else can hand it on", async () => {
    const id = await queue("ada@example.org", "s3cr3t");
    expect(await read(id)).toEqual({
      text: "Open https://learn.example.org/x#s3cr3t",
      may_resend: false,
    });
    const server = await startMailServer();
    const transport = openMailTransport(server.url, "noreply@learn.example.org");
    world.ctx.mail = { transport };
    expect((await read(id)).text).toBe("Open https://learn.example.org/x#••••••••");
    await sendDueMails(world.ctx, 60_000);
    transport.close();
    world.ctx.mail = { transport: null };
    await server.stop();
    expect(await read(id)).toEqual({
      text: "Open https://learn.example.org/x#••••••••",
      may_resend: false,
    });
  });

  test("404 for one that is gone", async () => {
    expect((await admin.get("/api/admin/mails/2000000000")).status).toBe(404);
    expect((await resend(2_000_000_000)).status).toBe(404);
  });
});

describe("POST /api/admin/mails/:mailId/resend", () => {
  test("sends a failed mail again, as a mail of its own", async () => {
    let isKnown = false;
    const server = await startMailServer({
      onRcptTo: (_address, _session, done) => done(isKnown ? null : smtpError(550, "Unknown")),
    });
    const transport = openMailTransport(server.url, "noreply@learn.example.org");
    world.ctx.mail = { transport };
    const id = await queue("ada@example.org");
    await sendDueMails(world.ctx, 60_000);
    expect((await list()).mails).toMatchObject([{ state: "failed", response: "550 Unknown" }]);
    world.clock.moveTo("2026-03-10T20:00:00Z");
    expect(await read(id)).toMatchObject({ may_resend: true });
    const { status, body } = await resend(id);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        id,
        state: "queued",
        attempts: 0,
        response: null,
        queued_at: "2026-03-10T20:00",
        ended_at: null,
      }),
    ]);
    isKnown = true;
    await sendDueMails(world.ctx, 60_000);
    await resend(id);
    world.clock.moveTo("2026-03-10T20:00:01Z");
    await sendDueMails(world.ctx, 60_000);
    transport.close();
    world.ctx.mail = { transport: null };
    await server.stop();
    expect(server.received.map(({ recipients }) => recipients)).toEqual([
      ["ada@example.org"],
      ["ada@example.org"],
    ]);
    expect((await list()).mails).toMatchObject([{ id, state: "sent" }]);
  });

  test("does not send what waits twice", async () => {
    const { status, error } = await resend(await queue("ada@example.org"));
    expect([status, error]).toEqual([
      409,
      { message: "This mail is still waiting to be sent.", code: "mail_queued" },
    ]);
  });

  test("does not send a link that is used up", async () => {
    const id = await queue("ada@example.org", "s3cr3t");
    await settle("failed", "550 Unknown");
    const { status, error } = await resend(id);
    expect([status, error.code]).toEqual([409, "mail_outdated"]);
    expect((await list()).mails).toMatchObject([{ state: "failed" }]);
  });

  test("pressed twice at once it is queued once", async () => {
    const id = await queue("ada@example.org");
    await settle("failed", "550 Unknown");
    const answers = await Promise.all([resend(id), resend(id)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});
