import type { EmailChange } from "@paso/contract";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, emailChanges, rateLimits, users } from "../../../database/tables/index.ts";
import { sendDueMails } from "../../../platform/mail/send-due-mails.ts";
import { createPerson } from "../../../testing/factories.ts";
import type { TestMailServer } from "../../../testing/mail-server.ts";
import type { TestWorker } from "../../../testing/run-test-jobs.ts";
import { startMailedApp } from "../../../testing/start-mailed-app.ts";
import type { TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { deleteExpiredEmailChanges } from "./delete-expired-email-changes.ts";
import { mailEmailCodeJob } from "./mail-email-code.ts";

let world: TestApp;
let server: TestMailServer;
let worker: TestWorker;
let stop: () => Promise<void>;
let person: Awaited<ReturnType<typeof createPerson>>;
let browser: TestClient;

beforeAll(async () => {
  ({ world, server, worker, stop } = await startMailedApp([mailEmailCodeJob]));
});
afterAll(() => stop());
beforeEach(async () => {
  await world.ctx.database.delete(rateLimits);
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(users);
  await createPerson(world.ctx, { role: "admin", email: "root@example.org" });
  person = await createPerson(world.ctx, { email: "ada@example.org", firstName: "Ada" });
  browser = await world.as(person);
});

const ask = (email: unknown, by = browser) => by.post<EmailChange>("/api/account/email", { email });
const confirm = (code: unknown, by = browser) =>
  by.post<{ user: { email: string } }>("/api/account/email/confirm", { code });

/** Asks for a code, and returns the mail that follows. */
async function receive(email: string) {
  const done = worker.logged.length + 1;
  expect((await ask(email)).status).toBe(200);
  await expect.poll(() => worker.logged.length, { timeout: 30_000 }).toBe(done);
  await sendDueMails(world.ctx, 60_000);
  const mail = server.received.at(-1)!;
  return { ...mail, code: /^\d{8}$/m.exec(mail.text ?? "")?.[0] ?? "" };
}

const addressOf = async ({ id }: { id: number }) =>
  (await world.ctx.database.select().from(users).where(eq(users.id, id)))[0]!.email;

describe("POST /api/account/email", () => {
  test("401 for guests, 422 for what is no address, and for the present one", async () => {
    expect((await ask("ada@example.com", world.visitor())).status).toBe(401);
    for (const [email, message] of [
      ["", "Enter an e-mail address."],
      ["ada", "This is not an e-mail address."],
      ["ada@example.org", "This is your address already."],
    ]) {
      const { status, error } = await ask(email);
      expect([status, error.errors]).toEqual([422, { email: [message] }]);
    }
  });

  test("403 without a recent password", async () => {
    world.clock.moveTo("2026-03-10T13:00:00Z");
    const { status, error } = await ask("ada@example.com");
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
  });

  test("mails a code to the new address, and changes nothing yet", async () => {
    const mail = await receive("ada@example.com");
    expect(mail).toMatchObject({ recipients: ["ada@example.com"], subject: "Your code for Paso" });
    expect(mail.code).not.toBe("");
    expect(await addressOf(person)).toBe("ada@example.org");
    expect((await browser.get<EmailChange>("/api/account/email")).body).toEqual({
      pending: "ada@example.com",
      is_sending: true,
    });
  });

  test("is answered alike for an address with an account, whose owner is told", async () => {
    await createPerson(world.ctx, { email: "bea@example.org" });
    const { recipients, subject, code } = await receive("Bea@example.org");
    expect([recipients, subject, code]).toEqual([
      ["bea@example.org"],
      "You already have an account at Paso",
      "",
    ]);
  });

  test("409 on a site without a mail server", async () => {
    const { mail } = world.ctx;
    world.ctx.mail = { transport: null };
    const { status, error } = await ask("ada@example.com");
    world.ctx.mail = mail;
    expect([status, error.code]).toEqual([409, "no_mail_server"]);
  });

  test("429 after five mails in an hour", async () => {
    for (let count = 0; count < 5; count += 1) await ask(`ada${count}@example.com`);
    expect((await ask("ada@example.com")).status).toBe(429);
  });
});

describe("POST /api/account/email/confirm", () => {
  test("gives the account the address, tells the former one, and is in the audit log", async () => {
    const { code } = await receive("ada@example.com");
    const { body } = await confirm(` ${code.slice(0, 4)} ${code.slice(4)} `);
    expect(body.user.email).toBe("ada@example.com");
    expect(await addressOf(person)).toBe("ada@example.com");
    await sendDueMails(world.ctx, 60_000);
    const mail = server.received.at(-1)!;
    expect(mail.recipients).toEqual(["ada@example.org"]);
    expect(mail.text).toContain("You gave your account");
    expect(mail.text).not.toContain("ada@example.com");
    const [entry] = await world.ctx.database.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ action: "person.corrected", actorId: person.id });
    expect((await browser.get<EmailChange>("/api/account/email")).body.pending).toBeNull();
  });

  test("422 for another code, a used one, that of an earlier mail, and an expired one", async () => {
    const { code: earlier } = await receive("ada@example.net");
    const { code } = await receive("ada@example.com");
    const wrong = code === "00000000" ? "00000001" : "00000000";
    const refused = {
      code: ["This is not the code of the latest mail, or it has expired."],
    };
    for (const tried of [wrong, earlier])
      expect((await confirm(tried)).error.errors).toEqual(refused);
    world.clock.moveTo("2026-03-10T13:00:00Z");
    expect((await confirm(code)).error.errors).toEqual(refused);
    world.clock.moveTo("2026-03-10T12:59:00Z");
    expect((await confirm(code)).status).toBe(200);
    expect((await confirm(code)).error.errors).toEqual(refused);
  });

  test("422 where somebody else got the address meanwhile, which changes nothing", async () => {
    const { code } = await receive("ada@example.com");
    await createPerson(world.ctx, { email: "ADA@example.com" });
    expect((await confirm(code)).error.errors).toEqual({
      email: ["This address has an account already."],
    });
    expect(await addressOf(person)).toBe("ada@example.org");
  });

  test("429 after ten codes in an hour", async () => {
    const { code } = await receive("ada@example.com");
    for (let tried = 0; tried < 10; tried += 1) await confirm("x");
    expect((await confirm(code)).status).toBe(429);
  });
});

test("DELETE /api/account/email ends the code", async () => {
  const { code } = await receive("ada@example.com");
  expect((await browser.send<EmailChange>("DELETE", "/api/account/email")).body.pending).toBeNull();
  expect((await confirm(code)).status).toBe(422);
});

test("an address that nobody confirmed is forgotten after an hour", async () => {
  await ask("ada@example.com");
  world.clock.moveTo("2026-03-10T13:00:00Z");
  expect((await browser.get<EmailChange>("/api/account/email")).body.pending).toBeNull();
  await deleteExpiredEmailChanges(world.ctx);
  expect(await world.ctx.database.$count(emailChanges)).toBe(0);
});
