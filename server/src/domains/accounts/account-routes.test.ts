import type { SessionUser } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { mails, rateLimits, sessions, users } from "../../database/tables/index.ts";
import { createPerson } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { TestClient } from "../../testing/test-client.ts";
import { hashPassword, verifyPassword } from "./people/hash-password.ts";

vi.mock("./people/hash-password.ts", { spy: true });

interface SessionAnswer {
  user: SessionUser | null;
  csrf_token: string;
  locale: string;
}

const PASSWORD = "correct horse battery";

let world: TestApp;
let passwordHash: string;
let person: Awaited<ReturnType<typeof createPerson>>;
let browser: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world.stop());

beforeEach(async () => {
  await world.ctx.database.delete(rateLimits);
  world.clock.moveTo("2026-03-10T12:00:00Z");
  person = await createPerson(world.ctx, { passwordHash, firstName: "Ada", lastName: "Byron" });
  browser = await visit();
});

/** A browser that has opened the site. */
async function visit(): Promise<TestClient> {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return visitor;
}

const signIn = (client: TestClient, email = person.email, password = PASSWORD) =>
  client.post<SessionAnswer & { redirect_to: string }>("/api/session", { email, password });

const whoAmI = async (client: TestClient) =>
  (await client.get<SessionAnswer>("/api/session")).body.user?.id ?? null;

describe("GET /api/session", () => {
  test("a first visit gets a secret to bind its token to", async () => {
    const visitor = world.visitor();
    const { status, body, headers } = await visitor.get<SessionAnswer>("/api/session");
    expect(status).toBe(200);
    expect(body).toEqual({ user: null, csrf_token: expect.any(String), locale: "en" });
    expect(headers["set-cookie"]).toMatch(
      /^__Host-paso=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
  });

  test("a second visit keeps the secret", async () => {
    const first = await browser.get<SessionAnswer>("/api/session");
    const second = await browser.get<SessionAnswer>("/api/session");
    expect(second.body.csrf_token).toBe(first.body.csrf_token);
    expect(second.headers).not.toHaveProperty("set-cookie");
  });

  test.each(["", "short", `${"a".repeat(42)}!`, "a".repeat(44), "%00"])(
    "a malformed cookie (%j) is replaced",
    async (value) => {
      const client = new TestClient(world.app, value);
      const { status, headers } = await client.get("/api/session");
      expect(status).toBe(200);
      expect(headers["set-cookie"]).toMatch(/^__Host-paso=[\w-]{43};/);
    },
  );

  test("says who is signed in", async () => {
    const client = await world.as(person);
    const { body } = await client.get<SessionAnswer>("/api/session");
    expect(body.user).toEqual({
      id: person.id,
      first_name: "Ada",
      last_name: "Byron",
      email: person.email,
      role: "student",
      avatar: null,
      locale: "en",
      time_zone: null,
      theme: null,
      must_change_password: false,
      must_add_second_factor: false,
    });
  });

  test("over plain http the cookie has neither Secure nor the prefix", async () => {
    const plain = await startTestApp({ secure: false });
    const { headers } = await plain.visitor().get("/api/session");
    await plain.stop();
    expect(headers["set-cookie"]).toMatch(/^paso=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
  });
});

describe("POST /api/session", () => {
  test("opens a session under a new secret", async () => {
    const before = browser.secret;
    const { status, body, headers } = await signIn(browser);
    expect(status).toBe(200);
    expect(body).toEqual({
      user: expect.objectContaining({ id: person.id, email: person.email }),
      csrf_token: expect.any(String),
      redirect_to: "/student",
    });
    expect(headers["set-cookie"]).toContainEqual(
      expect.stringMatching(
        /^__Host-paso=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    );
    expect(browser.secret).not.toBe(before);
    expect(await whoAmI(browser)).toBe(person.id);
    expect(await whoAmI(new TestClient(world.app, before))).toBeNull();
  });

  test("signing in again ends the session before", async () => {
    await signIn(browser);
    const old = new TestClient(world.app, browser.secret);
    await signIn(browser);
    expect(await whoAmI(browser)).toBe(person.id);
    expect(await whoAmI(old)).toBeNull();
  });

  test("a planted secret is replaced at sign-in", async () => {
    const planted = "P".repeat(43);
    const victim = new TestClient(world.app, planted);
    await signIn(victim);
    expect(await whoAmI(new TestClient(world.app, planted))).toBeNull();
  });

  test("the database knows no secret that could be used", async () => {
    await signIn(browser);
    const [row] = await world.ctx.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, person.id));
    expect(row?.tokenHash).toHaveLength(32);
    expect(row?.tokenHash.toString("base64url")).not.toBe(browser.secret);
  });

  test.each([
    ["student", "/student"],
    ["instructor", "/authoring"],
    ["viewer", "/authoring"],
    ["admin", "/authoring"],
  ] as const)("a %s begins at %s", async (role, redirect) => {
    const somebody = await createPerson(world.ctx, { passwordHash, role });
    expect((await signIn(browser, somebody.email)).body.redirect_to).toBe(redirect);
  });

  test("a person who must change the password is sent there first", async () => {
    const newcomer = await createPerson(world.ctx, { passwordHash, mustChangePassword: true });
    const { body } = await signIn(browser, newcomer.email);
    expect(body.redirect_to).toBe("/account/password");
    expect(body.user?.must_change_password).toBe(true);
  });

  test("the address is found whatever its case and the space around it", async () => {
    expect((await signIn(browser, `  ${person.email.toUpperCase()} `)).status).toBe(200);
  });

  test("unknown addresses and wrong passwords get the same response, after the same work", async () => {
    await signIn(browser, "warm-up@example.org");
    const work = async (email: string) => {
      vi.mocked(verifyPassword).mockClear();
      vi.mocked(hashPassword).mockClear();
      const { status, error } = await signIn(browser, email, "wrong password");
      const [given] = vi.mocked(verifyPassword).mock.calls;
      return {
        status,
        error,
        verified: vi.mocked(verifyPassword).mock.calls.length,
        hashed: vi.mocked(hashPassword).mock.calls.length,
        // Algorithm and cost: the part of the hash that determines the hashing time.
        cost: given?.[0].split("$").slice(0, 4),
      };
    };
    const unknown = await work("nobody@example.org");
    expect(unknown).toEqual({
      status: 422,
      error: {
        message: "The data sent has not passed the validation.",
        code: "validation_failed",
        errors: { email: ["E-mail address or password is wrong."] },
      },
      verified: 1,
      hashed: 0,
      cost: ["", "argon2id", "v=19", "m=19456,t=2,p=1"],
    });
    expect(await work(person.email)).toEqual(unknown);
  });

  test.each([
    [{}, { email: ["This field is required."], password: ["This field is required."] }],
    [
      { email: " ", password: "" },
      {
        email: ["Enter your e-mail address."],
        password: ["Enter your password."],
      },
    ],
    [{ email: "a@b.c", password: "x".repeat(1001) }, { password: ["This is too long."] }],
    [{ email: "a@b.c", password: "x", remember: true }, { remember: ["This field is not known."] }],
  ])("422 for %j", async (body, errors) => {
    const { status, error } = await browser.post("/api/session", body);
    expect([status, error.errors]).toEqual([422, errors]);
  });
});

describe("DELETE /api/session", () => {
  test("signs out: the secret is invalid afterwards", async () => {
    await signIn(browser);
    const old = new TestClient(world.app, browser.secret);
    const { status, body } = await browser.send("DELETE", "/api/session");
    expect([status, body]).toEqual([200, { redirect_to: "/login" }]);
    expect(await whoAmI(old)).toBeNull();
    expect(await whoAmI(browser)).toBeNull();
    expect((await old.get("/api/student/courses")).status).toBe(401);
  });

  test("ends this browser's session alone", async () => {
    const [phone, laptop] = [await world.as(person), await world.as(person)];
    await phone.send("DELETE", "/api/session");
    expect(await whoAmI(laptop)).toBe(person.id);
  });

  test("signing out twice is fine", async () => {
    expect((await browser.send("DELETE", "/api/session")).status).toBe(200);
    expect((await browser.send("DELETE", "/api/session")).status).toBe(200);
  });
});

describe("a session", () => {
  const lastSeen = async () => {
    const [row] = await world.ctx.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, person.id));
    return row?.lastSeenAt.toISOString();
  };

  test.each([
    ["student", "2026-03-24T11:59:59Z", "2026-03-24T12:00:00Z"],
    ["instructor", "2026-03-10T23:59:59Z", "2026-03-11T00:00:00Z"],
    ["admin", "2026-03-10T23:59:59Z", "2026-03-11T00:00:00Z"],
  ] as const)("of a %s ends when it is not used", async (role, last, end) => {
    const [used, unused] = [
      await world.as(await createPerson(world.ctx, { role })),
      await world.as(await createPerson(world.ctx, { role })),
    ];
    world.clock.moveTo(last);
    expect(await whoAmI(used)).not.toBeNull();
    world.clock.moveTo(end);
    expect(await whoAmI(used)).not.toBeNull();
    expect(await whoAmI(unused)).toBeNull();
  });

  test("ends in time although a clock that was ahead noted its use", async () => {
    await signIn(browser);
    world.clock.moveTo("2026-03-20T12:00:00Z");
    await whoAmI(browser);
    world.clock.moveTo("2026-03-10T12:00:00Z");
    expect(await whoAmI(browser)).toBe(person.id);
    expect(await lastSeen()).toBe("2026-03-10T12:00:00.000Z");
    world.clock.moveTo("2026-03-24T12:00:00Z");
    expect(await whoAmI(browser)).toBeNull();
  });

  test("goes on while it is used, until its absolute limit", async () => {
    await signIn(browser);
    for (const day of ["03-23", "04-05", "04-18", "05-01", "05-14", "05-27", "06-07"]) {
      world.clock.moveTo(`2026-${day}T12:00:00Z`);
      expect(await whoAmI(browser)).toBe(person.id);
    }
    world.clock.moveTo("2026-06-08T12:00:00Z");
    expect(await whoAmI(browser)).toBeNull();
    expect((await browser.get("/api/student/courses")).error).toEqual({
      message: "Sign in first.",
      code: "not_signed_in",
    });
  });

  test("of staff goes on through fourteen days of work", async () => {
    const client = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    for (let hours = 11; hours < 14 * 24; hours += 11) {
      world.clock.moveTo(new Date(Date.UTC(2026, 2, 10, 12 + hours)).toISOString());
      expect(await whoAmI(client)).not.toBeNull();
    }
    world.clock.moveTo("2026-03-24T12:00:00Z");
    expect(await whoAmI(client)).toBeNull();
  });

  test("is written down as used at most every five minutes", async () => {
    await signIn(browser);
    world.clock.moveTo("2026-03-10T12:04:59Z");
    await whoAmI(browser);
    expect(await lastSeen()).toBe("2026-03-10T12:00:00.000Z");
    world.clock.moveTo("2026-03-10T12:05:00Z");
    await Promise.all([whoAmI(browser), whoAmI(browser)]);
    expect(await lastSeen()).toBe("2026-03-10T12:05:00.000Z");
  });

  test("lasts as long as the site's settings say", async () => {
    const usual = world.ctx.site.sessions;
    const hour = { idle: 3_600, absolute: 7_200 };
    world.ctx.site.sessions = { usual: hour, privileged: hour };
    const { headers } = await signIn(browser);
    expect(headers["set-cookie"]).toContainEqual(expect.stringContaining("; Max-Age=7200;"));
    world.clock.moveTo("2026-03-10T13:00:00Z");
    expect(await whoAmI(browser)).toBeNull();
    world.ctx.site.sessions = usual;
  });
});

describe("PUT /api/account/password", () => {
  const NEW = "a new and better one";
  const change = (client: TestClient, body: object) =>
    client.send<{ message: string; csrf_token: string }>("PUT", "/api/account/password", body);

  test("401 when signed out", async () => {
    expect((await change(browser, {})).status).toBe(401);
  });

  test.each([
    [
      { current_password: "wrong", password: NEW },
      {
        current_password: ["The password doesn't match your current account password."],
      },
    ],
    [
      { current_password: PASSWORD, password: "" },
      {
        password: ["You must write a new password.", "Use at least 10 characters."],
      },
    ],
    [
      { current_password: PASSWORD, password: "123456789" },
      {
        password: ["Use at least 10 characters."],
      },
    ],
    [
      { current_password: PASSWORD, password: PASSWORD },
      {
        password: ["Choose a password other than the current one."],
      },
    ],
    ...["1234567890", "password12"].map((password): [object, object] => [
      { current_password: PASSWORD, password },
      { password: ["This password is one of the most used. Choose another one."] },
    ]),
    [
      { current_password: PASSWORD, password: "          " },
      { password: ["Use more than one or two different characters."] },
    ],
    [{ password: NEW }, { current_password: ["This field is required."] }],
    [
      { current_password: PASSWORD, password: "long enough\0" },
      {
        password: ["This text holds characters that cannot be stored."],
      },
    ],
  ])("422 for %j", async (body, errors) => {
    const client = await world.as(person);
    const { status, error } = await change(client, body);
    expect([status, error.errors]).toEqual([422, errors]);
    expect((await signIn(browser)).status).toBe(200);
  });

  test("the new password counts, and every other session ends", async () => {
    const [phone, laptop] = [await world.as(person), await world.as(person)];
    const stolen = new TestClient(world.app, laptop.secret);
    const { status, body } = await change(laptop, { current_password: PASSWORD, password: NEW });
    expect([status, body]).toEqual([
      200,
      { message: "Password changed.", csrf_token: expect.any(String) },
    ]);
    expect(await whoAmI(laptop)).toBe(person.id);
    expect([await whoAmI(phone), await whoAmI(stolen)]).toEqual([null, null]);
    expect((await signIn(browser)).status).toBe(422);
    expect((await signIn(browser, person.email, NEW)).status).toBe(200);
  });

  test.each([
    ["es", "en", "Se ha cambiado tu contraseña", "10 de marzo de 2026"],
    [null, "en", "Your password was changed", "10 March 2026"],
  ] as const)("mails the person, in %s or %s", async (own, asked, subject, date) => {
    const owner = await createPerson(world.ctx, { passwordHash, locale: own });
    const client = await world.as(owner);
    const headers = { "accept-language": asked };
    const body = { current_password: PASSWORD, password: NEW };
    await client.send("PUT", "/api/account/password", body, { headers });
    const sent = await world.ctx.database.select().from(mails).where(eq(mails.userId, owner.id));
    expect(sent).toMatchObject([
      { kind: "password-changed", recipient: owner.email, subject, state: "queued" },
    ]);
    expect(sent[0]?.text).toContain(date);
    expect(sent[0]?.text).toContain("https://learn.example.org/password/forgot");
    expect(sent[0]?.text).not.toContain(NEW);
  });

  test("mails nobody where it is refused", async () => {
    const client = await world.as(person);
    await change(client, { current_password: "wrong", password: NEW });
    expect(
      await world.ctx.database.select().from(mails).where(eq(mails.userId, person.id)),
    ).toEqual([]);
  });

  test("the current password cannot be guessed here either", async () => {
    const client = await world.as(person);
    const wrong = { current_password: "a wrong guess", password: NEW };
    const answers = await Promise.all(Array.from({ length: 15 }, () => change(client, wrong)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });
});

describe("a person who must change the password", () => {
  test("can do that, sign in and sign out, and nothing else", async () => {
    await world.ctx.database
      .update(users)
      .set({ mustChangePassword: true })
      .where(eq(users.id, person.id));
    await signIn(browser);
    const refused = await browser.get("/api/student/courses");
    expect([refused.status, refused.error]).toEqual([
      403,
      { message: "You must change your password", code: "must_change_password" },
    ]);
    await browser.send("PUT", "/api/account/password", {
      current_password: PASSWORD,
      password: "my own password",
    });
    expect((await browser.get("/api/student/courses")).status).toBe(200);
  });
});

describe("PUT /api/account/locale", () => {
  test("401 when signed out, 422 for an unknown language", async () => {
    expect((await browser.send("PUT", "/api/account/locale", { locale: "es" })).status).toBe(401);
    const client = await world.as(person);
    const { status, error } = await client.send("PUT", "/api/account/locale", { locale: "fr" });
    expect([status, error.errors]).toEqual([422, { locale: ["This value is not valid."] }]);
  });

  test("the language is remembered, for messages and the next session", async () => {
    const client = await world.as(person);
    const { status, body } = await client.send("PUT", "/api/account/locale", { locale: "es" });
    expect([status, body]).toEqual([200, { locale: "es" }]);
    const elsewhere = await world.as(person);
    const session = await elsewhere.get<SessionAnswer>("/api/session", {
      headers: { "accept-language": "en" },
    });
    expect([session.body.locale, session.body.user?.locale]).toEqual(["es", "es"]);
    expect((await elsewhere.get("/api/courses/page/1")).error.message).toBe("No se ha encontrado.");
  });
});
