import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  mails,
  passwordResets,
  rateLimits,
  sessions,
  users,
} from "../../../database/tables/index.ts";
import { sendDueMails } from "../../../platform/mail/send-due-mails.ts";
import { createPerson } from "../../../testing/factories.ts";
import type { TestMailServer } from "../../../testing/mail-server.ts";
import type { TestWorker } from "../../../testing/run-test-jobs.ts";
import { startMailedApp } from "../../../testing/start-mailed-app.ts";
import type { TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { hashPassword } from "../people/hash-password.ts";
import { deleteExpiredResets } from "./delete-expired-resets.ts";
import { sendPasswordResetJob } from "./send-password-reset.ts";

const OLD = "correct horse battery";
const NEW = "a new and better one";
const INVALID = { token: ["This link is no longer valid. Ask for a new one."] };

let world: TestApp;
let server: TestMailServer;
let worker: TestWorker;
let stop: () => Promise<void>;
let passwordHash: string;
let person: Awaited<ReturnType<typeof createPerson>>;
let browser: TestClient;

beforeAll(async () => {
  ({ world, server, worker, stop } = await startMailedApp([sendPasswordResetJob]));
  passwordHash = await hashPassword(OLD);
});
afterAll(() => stop());

beforeEach(async () => {
  await world.ctx.database.delete(rateLimits);
  await world.ctx.database.delete(mails);
  await world.ctx.database.delete(passwordResets);
  server.received.length = 0;
  worker.logged.length = 0;
  world.clock.moveTo("2026-03-10T12:00:00Z");
  person = await createPerson(world.ctx, { passwordHash, firstName: "Ada", lastName: "Byron" });
  browser = await visit();
});

async function visit(): Promise<TestClient> {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return visitor;
}

const forget = (email: string, headers: Record<string, string> = {}) =>
  browser.post<{ message: string }>("/api/password/forgot", { email }, { headers });
const reset = (token: string, password = NEW) =>
  browser.post<{ redirect_to: string }>("/api/password/reset", { token, password });
const check = (token: string) =>
  browser.post<{ email: string }>("/api/password/reset/check", { token });
const signIn = async (password: string) =>
  (await (await visit()).post("/api/session", { email: person.email, password })).status;

const disable = () =>
  world.ctx.database
    .update(users)
    .set({ disabledAt: world.clock.now() })
    .where(eq(users.id, person.id));

/** Waits until the worker has handled this many requests. */
const settle = (count = 1) =>
  expect.poll(() => worker.logged.length, { timeout: 30_000 }).toBe(count);

/** Requests a link and extracts it from the mail. */
async function receiveLink(email = person.email): Promise<{ token: string; text: string }> {
  const before = worker.logged.length;
  await forget(email);
  await settle(before + 1);
  await sendDueMails(world.ctx, 60_000);
  const text = server.received.at(-1)?.text ?? "";
  return { token: /\/password\/reset#([\w-]{43})$/m.exec(text)?.[1] ?? "", text };
}

/** A valid token, and tokens that are not: used, expired, altered, empty, endless and no text. */
async function receiveLinks(): Promise<{ token: string; invalid: string[] }> {
  const { token: used } = await receiveLink();
  await reset(used);
  const { token: expired } = await receiveLink();
  world.clock.moveTo("2026-03-10T13:00:00Z");
  const { token } = await receiveLink();
  const altered = `${token.slice(0, -1)}${token.endsWith("A") ? "B" : "A"}`;
  return { token, invalid: [used, expired, altered, "", "x".repeat(5_000), "\0"] };
}

describe("POST /api/password/forgot", () => {
  test("mails a link to the person alone", async () => {
    const { status, body } = await forget(` ${person.email.toUpperCase()} `);
    expect([status, body]).toEqual([
      200,
      {
        message:
          "If this address has an account, a mail with a link is on its way. The link is valid for 60 minutes.",
      },
    ]);
    await settle();
    await sendDueMails(world.ctx, 60_000);
    expect(server.received).toMatchObject([
      {
        recipients: [person.email],
        subject: "Choose a new password for Paso",
        text: expect.stringContaining("Hello Ada,"),
      },
    ]);
    const [{ text = "", html = "" }] = server.received as [(typeof server.received)[0]];
    const [link] = /https:\/\/learn\.example\.org\/password\/reset#[\w-]{43}/.exec(text)!;
    expect(html).toContain(`href="${link}"`);
    expect(text).toContain("valid for 60 minutes");
    expect(text).toContain("Someone asked to reset the password of your account at Paso.");
  });

  test.each([
    ["es", "en", "Elige una nueva contraseña para Paso"],
    [null, "es", "Elige una nueva contraseña para Paso"],
    [null, "fr", "Choose a new password for Paso"],
  ] as const)(
    "writes in the person's language %s, or the browser's %s",
    async (own, asked, subject) => {
      await world.ctx.database.update(users).set({ locale: own }).where(eq(users.id, person.id));
      await forget(person.email, { "accept-language": asked });
      await settle();
      expect(await world.ctx.database.select({ subject: mails.subject }).from(mails)).toEqual([
        { subject },
      ]);
    },
  );

  test("does and says the same for an address without an account, which gets nothing", async () => {
    const known = await forget(person.email);
    const unknown = await forget("nobody@example.org");
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await settle(2);
    expect(worker.logged.map(({ msg, job }) => [msg, job])).toEqual([
      ["job done", sendPasswordResetJob.name],
      ["job done", sendPasswordResetJob.name],
    ]);
    expect(await world.ctx.database.select({ recipient: mails.recipient }).from(mails)).toEqual([
      { recipient: person.email },
    ]);
  });

  test("a disabled account gets nothing", async () => {
    await disable();
    expect((await forget(person.email)).status).toBe(200);
    await settle();
    expect(await world.ctx.database.select().from(mails)).toEqual([]);
  });

  test("says so where the site sends no mail", async () => {
    const { mail } = world.ctx;
    world.ctx.mail = { transport: null };
    const { body } = await forget("nobody@example.org");
    world.ctx.mail = mail;
    expect(body.message).toMatch(/^This site does not send mail yet\./);
    await settle();
  });

  test("is refused after five times an hour for one address, known or not", async () => {
    const answers: [number, number][] = [];
    for (let times = 0; times < 6; times++) {
      const known = await forget(person.email);
      const unknown = await forget("nobody@example.org");
      expect(unknown.text).toBe(known.text);
      answers.push([known.status, unknown.status]);
    }
    expect(answers).toEqual([...Array.from({ length: 5 }, () => [200, 200]), [429, 429]]);
    await settle(10);
    world.clock.moveTo("2026-03-10T13:00:00Z");
    expect((await forget(person.email)).status).toBe(200);
    await settle(11);
  });

  test("is refused to a network that asks for many addresses", async () => {
    await world.ctx.database.insert(rateLimits).values({
      key: "password-forgot:network:127.0.0.1",
      attempts: 299,
      windowEndsAt: new Date("2026-03-10T12:10:00Z"),
    });
    expect((await forget("first@example.org")).status).toBe(200);
    const refused = await forget("second@example.org");
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "600"]);
    await settle();
  });

  test.each([
    [{}, { email: ["This field is required."] }],
    [{ email: " " }, { email: ["Enter your e-mail address.", "This is not an e-mail address."] }],
    [{ email: "ada" }, { email: ["This is not an e-mail address."] }],
  ])("422 for %j", async (body, errors) => {
    const { status, error } = await browser.post("/api/password/forgot", body);
    expect([status, error.errors]).toEqual([422, errors]);
  });
});

describe("POST /api/password/reset/check", () => {
  test("says whose the link is, as often as it is asked, and uses nothing up", async () => {
    const { token } = await receiveLink();
    for (let times = 0; times < 2; times++) {
      const { status, body } = await check(token);
      expect([status, body]).toEqual([200, { email: person.email }]);
    }
    expect((await reset(token)).status).toBe(200);
  });

  test("answers a used, an expired and an altered token alike, and one of a disabled account", async () => {
    const { token, invalid } = await receiveLinks();
    for (const wrong of invalid) {
      const refused = await check(wrong);
      expect([refused.status, refused.error.errors]).toEqual([422, INVALID]);
    }
    await disable();
    expect((await check(token)).error.errors).toEqual(INVALID);
  });

  test("is refused to a network that tries many, which may still choose a password", async () => {
    const { token } = await receiveLink();
    await world.ctx.database.insert(rateLimits).values({
      key: "password-reset-check:network:127.0.0.1",
      attempts: 300,
      windowEndsAt: new Date("2026-03-10T12:10:00Z"),
    });
    const refused = await check(token);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "600"]);
    expect((await reset(token)).status).toBe(200);
  });
});

describe("POST /api/password/reset", () => {
  test("takes the new password, and ends every session and every link", async () => {
    const { token: first } = await receiveLink();
    const { token: second } = await receiveLink();
    const elsewhere = await world.as(person);
    const { status, body } = await reset(second);
    expect([status, body]).toEqual([200, { redirect_to: "/login" }]);
    expect([await signIn(OLD), await signIn(NEW)]).toEqual([422, 200]);
    expect((await elsewhere.get("/api/student/courses")).status).toBe(401);
    expect(await world.ctx.database.$count(passwordResets)).toBe(0);
    expect((await reset(first, "yet another one")).error.errors).toEqual(INVALID);
    expect(await signIn(NEW)).toBe(200);
  });

  test("answers a used, an expired, an altered and an empty token alike", async () => {
    const { token, invalid } = await receiveLinks();
    for (const wrong of invalid) {
      const refused = await reset(wrong, "yet another one");
      expect([refused.status, refused.error]).toEqual([
        422,
        {
          message: "The data sent has not passed the validation.",
          code: "validation_failed",
          errors: INVALID,
        },
      ]);
    }
    expect((await reset(token, "yet another one")).status).toBe(200);
  });

  test("is valid up to the last second of its hour", async () => {
    const { token } = await receiveLink();
    world.clock.moveTo("2026-03-10T12:59:59Z");
    expect((await reset(token)).status).toBe(200);
  });

  test.each([
    ["", ["You must write a new password.", "Use at least 10 characters."]],
    ["123456789", ["Use at least 10 characters."]],
    ["1234567890", ["This password is one of the most used. Choose another one."]],
    [
      "ada byron 1",
      [
        "This password is made of your name, your address or the name of this site. Choose another one.",
      ],
    ],
  ])("refuses the password %j, and the link stays valid", async (password, messages) => {
    const { token } = await receiveLink();
    const { status, error } = await reset(token, password);
    expect([status, error.errors]).toEqual([422, { password: messages }]);
    expect((await reset(token)).status).toBe(200);
  });

  test("used twice at once it counts once", async () => {
    const { token } = await receiveLink();
    const answers = await Promise.all([
      reset(token, "the first of two"),
      reset(token, "the second of two"),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    const winner = answers[0].status === 200 ? "the first of two" : "the second of two";
    expect(await signIn(winner)).toBe(200);
  });

  test("lifts the duty to change the password, and makes a demo account a private one", async () => {
    await world.ctx.database
      .update(users)
      .set({ mustChangePassword: true, isDemo: true })
      .where(eq(users.id, person.id));
    await reset((await receiveLink()).token);
    const [row] = await world.ctx.database.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ mustChangePassword: false, isDemo: false });
  });

  test("a disabled account stays shut", async () => {
    const { token } = await receiveLink();
    await disable();
    expect((await reset(token)).error.errors).toEqual(INVALID);
  });

  test("changing the password ends the links, too", async () => {
    const { token } = await receiveLink();
    const client = await world.as(person);
    await client.send("PUT", "/api/account/password", { current_password: OLD, password: NEW });
    expect((await reset(token, "yet another one")).error.errors).toEqual(INVALID);
  });

  test("the database has no token that could be used once the mail has left", async () => {
    const { token } = await receiveLink();
    const rows = [
      ...(await world.ctx.database.select().from(mails)),
      ...(await world.ctx.database.select().from(passwordResets)),
    ];
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

test("expired links are deleted, and no others", async () => {
  await receiveLink();
  world.clock.moveTo("2026-03-10T12:59:59Z");
  expect(await deleteExpiredResets(world.ctx)).toBe(0);
  world.clock.moveTo("2026-03-10T13:00:00Z");
  expect(await deleteExpiredResets(world.ctx)).toBe(1);
});

describe("a disabled account", () => {
  const enter = async (password: string) =>
    (await visit()).post("/api/session", { email: person.email, password });

  test("is signed out everywhere at once", async () => {
    const client = await world.as(person);
    await disable();
    expect((await client.get("/api/student/courses")).status).toBe(401);
  });

  test("says so to who knows the password, and to nobody else", async () => {
    await disable();
    expect((await enter("not the password")).error.errors).toEqual({
      email: ["E-mail address or password is wrong."],
    });
    expect((await enter(OLD)).error.errors).toEqual({
      email: ["This account is disabled. Ask an administrator of this site."],
    });
    expect(await world.ctx.database.$count(sessions, eq(sessions.userId, person.id))).toBe(0);
  });
});
