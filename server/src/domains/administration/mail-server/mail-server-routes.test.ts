import type { MailServer, TestMail } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, siteSettings } from "../../../database/tables/index.ts";
import { SecretBox } from "../../../platform/secrets/secret-box.ts";
import { siteOf } from "../../../platform/site/site-of.ts";
import { SiteMailServer } from "../../../platform/smtp/site-mail-server.ts";
import { createPerson } from "../../../testing/factories.ts";
import { smtpError, startMailServer, type TestMailServer } from "../../../testing/mail-server.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
let server: TestMailServer;
let mail: SiteMailServer;
/** Credentials the mail server received. */
const logins: unknown[] = [];

beforeAll(async () => {
  world = await startTestApp();
  server = await startMailServer({
    onAuth({ username, password }, _session, done) {
      logins.push([username, password]);
      done(password === "hunter2" ? null : smtpError(535, "5.7.8 Who are you?"), {
        user: "paso",
      });
    },
  });
  const ada = await createPerson(world.ctx, { role: "admin", email: "ada@example.org" });
  admin = await world.as(ada);
});
afterAll(async () => {
  mail.close();
  await server.stop();
  await world.stop();
});
beforeEach(() => {
  mail = new SiteMailServer(world.ctx.site, world.ctx.secrets);
  world.ctx.mail = mail;
});

const settings = () => ({
  host: "127.0.0.1",
  port: Number(new URL(server.url).port),
  security: "none",
  user: "paso",
  from_name: "",
  from_address: "school@example.org",
});
const read = async () => (await admin.get<MailServer>("/api/admin/site/mail")).body;
const change = (body: object) => admin.send<MailServer>("PUT", "/api/admin/site/mail", body);
const sendTest = () => admin.post<TestMail>("/api/admin/site/mail/test");
const lastLine = async () =>
  (await world.ctx.database.select().from(auditLog).orderBy(auditLog.id)).at(-1);

test("without a mail server there is nothing to test", async () => {
  expect(await read()).toMatchObject({ source: "none", host: "", password: "none" });
  expect((await sendTest()).status).toBe(409);
});

describe("PUT /api/admin/site/mail", () => {
  test("chooses the server, which a test mail leaves by", async () => {
    await admin.send("PUT", "/api/admin/site", { name: 'Ada "The" School' });
    const { status, body } = await change({ ...settings(), password: "hunter2" });
    expect([status, body]).toMatchObject([
      200,
      { ...settings(), source: "settings", password: "stored", can_store_password: true },
    ]);
    expect((await sendTest()).body).toMatchObject({
      recipient: "ada@example.org",
      accepted: true,
      issue: null,
      response: expect.stringContaining("250"),
    });
    expect(logins.at(-1)).toEqual(["paso", "hunter2"]);
    expect(server.received.at(-1)).toMatchObject({
      recipients: ["ada@example.org"],
      from: { name: "Ada The School", address: "school@example.org" },
    });
  });

  test("neither shows the password again nor stores it as it is", async () => {
    expect(JSON.stringify(await read())).not.toContain("hunter2");
    const [row] = await world.ctx.database.select().from(siteSettings);
    expect(JSON.stringify(row)).not.toContain("hunter2");
    expect(JSON.stringify(await world.ctx.database.select().from(auditLog))).not.toContain(
      "hunter2",
    );
    expect(await lastLine()).toMatchObject({
      action: "site.mail_changed",
      before: { mail_host: null },
      after: { mail_host: "127.0.0.1", mail_password: "•••••• (new)" },
    });
  });

  test("keeps the password that is left out, and records another one", async () => {
    await change({ ...settings(), from_name: "School" });
    expect((await sendTest()).body.accepted).toBe(true);
    expect(await lastLine()).toMatchObject({ after: { mail_from_name: "School" } });
    await change({ ...settings(), from_name: "School", password: "wrong" });
    expect(await lastLine()).toMatchObject({ after: { mail_password: "•••••• (new)" } });
  });

  test("a test mail says what the server said", async () => {
    const { status, body } = await sendTest();
    expect([status, body]).toMatchObject([
      200,
      { accepted: false, issue: "sign_in", response: expect.stringContaining("Who are you?") },
    ]);
    await change({ ...settings(), password: "hunter2" });
  });

  test.each([
    ["unknown_host", { host: "nowhere.invalid" }],
    ["no_connection", { port: 1 }],
    ["encryption", { security: "tls" }],
  ])("a test mail says what is wrong: %s", async (issue, wrong) => {
    await change({ ...settings(), ...wrong, user: "", password: "" });
    expect((await sendTest()).body).toMatchObject({ accepted: false, issue });
    await change({ ...settings(), password: "hunter2" });
  });

  test.each([{ host: "mail.example.org" }, { user: "other" }])(
    "does not hand the stored password to %j",
    async (other) => {
      const { status, error } = await change({ ...settings(), security: "tls", ...other });
      expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["password"]]);
      expect(await read()).toMatchObject(settings());
    },
  );

  test.each([
    ["host", { host: "mail server" }],
    ["port", { port: 0 }],
    ["security", { security: "some" }],
    ["security", { host: "mail.example.org", password: "x", security: "none" }],
    ["from_address", { from_address: "school" }],
  ])("422 for a wrong %s", async (field, wrong) => {
    const { status, error } = await change({ ...settings(), ...wrong });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  test("a password that was stored with another key has to be entered again", async () => {
    const { secrets } = world.ctx;
    world.ctx.secrets = new SecretBox([]);
    world.ctx.mail = new SiteMailServer(world.ctx.site, world.ctx.secrets);
    expect(await read()).toMatchObject({ password: "unreadable", can_store_password: false });
    expect((await sendTest()).status).toBe(409);
    const { status, error } = await change({ ...settings(), password: "hunter2" });
    expect([status, error.message]).toEqual([409, expect.stringContaining("PASO_SECRET_KEY")]);
    world.ctx.secrets = secrets;
  });

  test("without a host mails wait", async () => {
    expect((await change({ ...settings(), host: "" })).body).toMatchObject({ source: "none" });
    expect(world.ctx.mail.transport).toBeNull();
  });
});

test("what the environment says wins, and is not changed", async () => {
  const { defaults } = world.ctx.site;
  const smtp = { url: "smtps://paso:hush@mail.example.org", from: "Paso <a@example.org>" };
  const { site } = world.ctx;
  world.ctx.site = siteOf({ ...defaults, smtp });
  const shown = await read();
  expect(shown).toMatchObject({
    source: "environment",
    host: "mail.example.org",
    port: 465,
    security: "tls",
    user: "paso",
    password: "stored",
    from_name: "Paso",
    from_address: "a@example.org",
  });
  expect(JSON.stringify(shown)).not.toContain("hush");
  expect((await change(settings())).status).toBe(409);
  world.ctx.site = site;
});
