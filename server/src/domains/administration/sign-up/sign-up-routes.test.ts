import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { auditLog, registrations, users } from "../../../database/tables/index.ts";
import { sendDueMails } from "../../../platform/mail/send-due-mails.ts";
import { createCourse, createPerson } from "../../../testing/factories.ts";
import type { TestMailServer } from "../../../testing/mail-server.ts";
import { startMailedApp } from "../../../testing/start-mailed-app.ts";
import type { TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { mailRegistrationJob } from "../../accounts/registration/mail-registration.ts";
import { createInvitation } from "../../courses/invitations/create-invitation.ts";
import { isOfDomains } from "./is-of-domains.ts";

let world: TestApp;
// Its mails come by a worker.
vi.setConfig({ testTimeout: 60_000 });

let visitor: TestClient;
let stop: () => Promise<void>;
let server: TestMailServer;

beforeAll(async () => {
  ({ world, server, stop } = await startMailedApp([mailRegistrationJob]));
});
afterAll(() => stop());
beforeEach(async () => {
  allow("everybody");
  visitor = world.visitor();
  await visitor.get("/api/session");
});

function allow(policy: "nobody" | "invited" | "domains" | "everybody", domains: string[] = []) {
  world.ctx.site.signUp = { policy, domains };
}

const GRACE = {
  first_name: "Grace",
  last_name: "Hopper",
  password: "seven quiet lanterns",
  accepts_terms: false,
};
let people = 0;
const newAddress = () => `grace${++people}@School.example.org`;
const register = (body: object) => visitor.post("/api/sign-up", { ...GRACE, ...body });
const confirm = (token: string, password = GRACE.password) =>
  visitor.post<{ email: string; redirect_to: string }>("/api/sign-up/confirm", {
    token,
    password,
  });
/** Domains are converted to lower case. */
const is = (address: string) => (other: string) => other.toLowerCase() === address.toLowerCase();
/** Waits for a mail to an address, and returns the newest. */
async function mailTo(address: string) {
  return vi.waitFor(
    async () => {
      await sendDueMails(world.ctx, 60_000);
      const mail = server.received.findLast(({ recipients }) => recipients.some(is(address)));
      if (!mail) throw new Error("No mail has come.");
      return mail;
    },
    { timeout: 30_000, interval: 100 },
  );
}
async function tokenOf(address: string): Promise<string> {
  return /\/sign-up#([\w-]{43})/.exec((await mailTo(address)).text ?? "")![1]!;
}
const accountOf = async (email: string) =>
  (await world.ctx.database.select().from(users).where(eq(users.email, email)))[0];

describe("a new person", () => {
  test("has an account once the address is confirmed, and signs in", async () => {
    const email = newAddress();
    const { status, body } = await register({ email });
    expect([status, body]).toEqual([200, { message: expect.stringContaining("within 24 hours") }]);
    expect(await accountOf(email)).toBeUndefined();
    const confirmed = await confirm(await tokenOf(email));
    expect(confirmed.body).toEqual({ email, redirect_to: "/student" });
    expect(await accountOf(email)).toMatchObject({ role: "student", firstName: "Grace" });
    const signedIn = await visitor.post("/api/session", { email, password: GRACE.password });
    expect(signedIn.status).toBe(200);
    const [line] = (await world.ctx.database.select().from(auditLog)).slice(-1);
    expect(line).toMatchObject({ action: "person.signed_up" });
    expect(await world.ctx.database.$count(registrations)).toBe(0);
  });

  test("a link is used once, and of two at once one counts", async () => {
    const email = newAddress();
    await register({ email });
    const token = await tokenOf(email);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422]);
    expect((await confirm(token)).error.errors).toHaveProperty("token");
    expect(await world.ctx.database.$count(users, eq(users.email, email))).toBe(1);
  });

  test("anyone who did not choose the password gets no account by the link", async () => {
    const email = newAddress();
    await register({ email, password: "what a stranger chose" });
    const token = await tokenOf(email);
    expect((await confirm(token, "seven quiet lanterns")).error.errors).toHaveProperty("password");
    expect(await accountOf(email)).toBeUndefined();
    expect((await confirm(token, "what a stranger chose")).status).toBe(200);
  });

  test("a link has expired after a day", async () => {
    const email = newAddress();
    await register({ email });
    const token = await tokenOf(email);
    world.clock.moveTo("2026-03-11T12:00:01Z");
    expect((await confirm(token)).status).toBe(422);
    world.clock.moveTo("2026-03-10T12:00:00Z");
  });

  test("is not let in where the site has closed meanwhile", async () => {
    const email = newAddress();
    await register({ email });
    const token = await tokenOf(email);
    allow("nobody");
    expect((await confirm(token)).status).toBe(409);
    allow("everybody");
    expect((await confirm(token)).status).toBe(200);
  });
});

describe("an address that has an account", () => {
  test("is answered alike, and its owner is told", async () => {
    const email = newAddress();
    await createPerson(world.ctx, { email });
    const [known, unknown] = [await register({ email }), await register({ email: newAddress() })];
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = await mailTo(email);
    expect(mail).toMatchObject({ subject: "You already have an account at Paso" });
    expect(mail.text).not.toContain("/sign-up#");
    expect(await world.ctx.database.$count(registrations, eq(registrations.email, email))).toBe(0);
  });

  test("is limited as an unknown one is", async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await createPerson(world.ctx, { email: known });
    for (const email of [known, unknown]) {
      const statuses = [];
      for (let at = 0; at < 6; at += 1) statuses.push((await register({ email })).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    }
  });
});

describe("who may sign up", () => {
  test("nobody", async () => {
    allow("nobody");
    const { status, error } = await register({ email: newAddress() });
    expect([status, error.code]).toEqual([409, "sign_up_closed"]);
  });

  test("addresses of a domain and of those below it, whatever their case", async () => {
    allow("domains", ["example.org"]);
    expect((await register({ email: newAddress() })).status).toBe(200);
    const { status, error } = await register({ email: "eve@example.org.evil.example" });
    expect([status, error.errors]).toEqual([
      422,
      { email: ["Only addresses of example.org can sign up."] },
    ]);
  });

  test("anyone who has the code of a course, and is led there", async () => {
    allow("invited");
    const course = await createCourse(world.ctx, { modules: [] });
    const { code } = await createInvitation(world.ctx, { courseId: course.id });
    expect((await register({ email: newAddress() })).error.errors).toHaveProperty("code");
    expect((await register({ email: newAddress(), code: "ZZZ-ZZZ" })).status).toBe(422);
    const email = newAddress();
    expect((await register({ email, code })).status).toBe(200);
    expect((await confirm(await tokenOf(email))).body.redirect_to).toBe(`/join/${code}`);
  });

  test("anyone who agrees to the terms, where there are some", async () => {
    const { texts } = world.ctx.site;
    world.ctx.site.texts = { ...texts, terms: { en: "<p>Be kind.</p>", es: "" } };
    const email = newAddress();
    expect((await register({ email })).error.errors).toHaveProperty("accepts_terms");
    expect((await register({ email, accepts_terms: true })).status).toBe(200);
    await confirm(await tokenOf(email));
    expect((await accountOf(email))?.termsAcceptedAt).toEqual(world.clock.now());
    world.ctx.site.texts = texts;
  });

  test.each([
    ["first_name", { first_name: " " }],
    ["email", { email: "grace" }],
    ["password", { password: "short" }],
    ["password", { password: "gracehopper" }],
  ])("a wrong %s is said beside it", async (field, wrong) => {
    const { status, error } = await register({ email: newAddress(), ...wrong });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
  });

  test("anyone who left the address out is asked for it", async () => {
    const { error } = await register({ email: " " });
    expect(error.errors).toEqual({ email: ["Enter your e-mail address."] });
  });
});

test.each([
  ["ada@example.org", true],
  ["ada@EXAMPLE.ORG", true],
  ["ada@uni.example.org", true],
  ["ada@myexample.org", false],
  ["ada@example.org.evil.net", false],
  ['"@example.org"@evil.net', false],
])("%s is of example.org: %s", (email, expected) => {
  expect(isOfDomains(email, ["example.org"])).toBe(expected);
});

test("texts come in the reader's language, or in the other one", async () => {
  const { texts } = world.ctx.site;
  const read = (language: string) =>
    world.visitor().get("/api/site/texts/terms", { headers: { "accept-language": language } });
  expect((await read("en")).status).toBe(404);
  world.ctx.site.texts = { ...texts, terms: { en: "<p>Be kind.</p>", es: "" } };
  expect((await read("es")).body).toEqual({ locale: "en", html: "<p>Be kind.</p>" });
  world.ctx.site.texts = { ...texts, terms: { en: "<p>Be kind.</p>", es: "<p>Sé amable.</p>" } };
  expect((await read("es")).body).toEqual({ locale: "es", html: "<p>Sé amable.</p>" });
  expect((await world.visitor().get("/api/site/texts/other")).status).toBe(404);
  world.ctx.site.texts = texts;
});
