import { api, type CreatedToken, type Endpoint, type PersonalTokens } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  auditLog,
  courseStaff,
  mails,
  personalTokens,
  rateLimits,
  sessions,
  users,
} from "../../../database/tables/index.ts";
import { assignStaff, createCourse, createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { replacePassword } from "../people/replace-password.ts";
import { deleteExpiredTokens } from "./delete-expired-tokens.ts";

let world: TestApp;
let person: Awaited<ReturnType<typeof createPerson>>;
let browser: TestClient;
let course: Awaited<ReturnType<typeof createCourse>>;

beforeAll(async () => {
  world = await startTestApp();
  course = await createCourse(world.ctx, { modules: [{ pages: [] }] });
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  world.ctx.site.secondFactorRoles = [];
  await world.ctx.database.delete(rateLimits);
  person = await createPerson(world.ctx, { role: "instructor" });
  await assignStaff(world.ctx, person, course);
  browser = await world.as(person);
});

const WANTED = { name: "Nightly report", scopes: ["results:read"], days: 30 };

const create = (body: object = WANTED, client = browser) =>
  client.post<CreatedToken>("/api/account/tokens", body);
const secretFor = async (...scopes: string[]) => (await create({ ...WANTED, scopes })).body.secret;
const list = async (client = browser) =>
  (await client.get<PersonalTokens>("/api/account/tokens")).body.tokens;
/** A program: only a token, no cookie. */
const call = (secret: string, path: string, method = "GET") =>
  world.visitor().send(method, path, undefined, {
    headers: { authorization: `Bearer ${secret}` },
  });
const results = () => `/api/authoring/courses/${course.id}/results/students`;
const update = (values: Partial<typeof users.$inferInsert>) =>
  world.ctx.database.update(users).set(values).where(eq(users.id, person.id));

describe("POST /api/account/tokens", () => {
  test("gives the token once, stores its hash, mails and records it", async () => {
    const { status, body } = await create();
    expect(status).toBe(200);
    expect(body).toEqual({
      secret: expect.stringMatching(/^paso_pat_[0-9A-Za-z]{46}$/),
      token: {
        id: expect.any(Number),
        name: "Nightly report",
        scopes: ["results:read"],
        ending: body.secret.slice(-4),
        created_at: "2026-03-10T12:00",
        expires_at: "2026-04-09T12:00",
        is_expired: false,
        last_used_at: null,
      },
    });
    expect(await list()).toEqual([body.token]);
    const stored = await world.ctx.database.select().from(personalTokens);
    expect(JSON.stringify(stored)).not.toContain(body.secret);
    const sent = await world.ctx.database.select().from(mails).where(eq(mails.userId, person.id));
    expect(sent).toMatchObject([{ subject: "A personal token was made" }]);
    expect(JSON.stringify(sent)).not.toContain(body.secret);
    const lines = await world.ctx.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, person.id));
    expect(lines).toMatchObject([
      {
        action: "token.created",
        subjectId: person.id,
        after: { token_name: "Nightly report", scopes: ["results:read"], valid_days: 30 },
      },
    ]);
  });

  test("401 signed out, 403 for students", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await create(WANTED, visitor)).status).toBe(401);
    const student = await world.as(await createPerson(world.ctx));
    expect((await create(WANTED, student)).status).toBe(403);
  });

  test("403 where the password was not entered lately", async () => {
    const long = new Date("2026-03-10T11:00:00Z");
    await world.ctx.database
      .update(sessions)
      .set({ authenticatedAt: long })
      .where(eq(sessions.userId, person.id));
    const { status, error } = await create();
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    expect(await list()).toEqual([]);
  });

  test.each([
    [{ ...WANTED, name: " " }, "name"],
    [{ ...WANTED, scopes: [] }, "scopes"],
    [{ ...WANTED, scopes: ["results:read", "results:read"] }, "scopes"],
    [{ ...WANTED, scopes: ["everything"] }, "scopes.0"],
    [{ ...WANTED, days: 0 }, "days"],
    [{ ...WANTED, days: 366 }, "days"],
    [{ name: "Without an end", scopes: ["results:read"] }, "days"],
  ])("422 for %j", async (body, field) => {
    const { status, error } = await create(body);
    expect(status).toBe(422);
    expect(Object.keys(error.errors ?? {})).toEqual([field]);
  });

  test("409 for more than 20 that are valid", async () => {
    for (let made = 0; made < 20; made++) await create({ ...WANTED, days: made === 0 ? 1 : 30 });
    expect(await create()).toMatchObject({ status: 409, error: { code: "too_many_tokens" } });
    world.clock.moveTo("2026-03-11T12:00:00Z");
    browser = await world.as(person);
    expect((await create()).status).toBe(200);
  });
});

describe("a call with a token", () => {
  test("reads what its scope names, and is noted", async () => {
    const secret = await secretFor("results:read");
    expect((await call(secret, results())).status).toBe(200);
    const file = await call(
      secret,
      `/api/authoring/courses/${course.id}/results-export/students/csv`,
    );
    expect([file.status, file.headers["content-type"]]).toEqual([200, "text/csv; charset=utf-8"]);
    expect(await list()).toMatchObject([{ last_used_at: "2026-03-10T12:00" }]);
  });

  test("403 for another scope, which it names", async () => {
    const answer = await call(await secretFor("courses:read", "people:read"), results());
    expect(answer).toMatchObject({
      status: 403,
      error: {
        code: "missing_scope",
        message: "This call needs a token with the scope results:read.",
      },
    });
    expect(answer.headers["www-authenticate"]).toContain("insufficient_scope");
  });

  test("403 for every call that names no scope, or what everybody gets", async () => {
    const admin = await createPerson(world.ctx, { role: "admin" });
    const own = await world.as(admin);
    const made = await create(
      { ...WANTED, scopes: ["results:read", "courses:read", "people:read"] },
      own,
    );
    const { secret } = made.body;
    const closed = Object.values<Endpoint>(api).filter(({ scope }) => scope === undefined);
    for (const { method, path } of closed) {
      const address = path.replaceAll(/:\w+/g, "1");
      const { status, text, error } = await call(secret, address, method);
      if (error?.code === "missing_scope") continue;
      // Public responses are the same as without a session.
      const guest = await world.visitor().send(method, address);
      expect.soft(guest.status, `${method} ${path}`).not.toBe(401);
      expect.soft([status, text], `${method} ${path}`).toEqual([guest.status, guest.text]);
    }
    const open = Object.values<Endpoint>(api).filter(({ scope }) => scope !== undefined);
    expect(open.every(({ method }) => method === "GET")).toBe(true);
    expect(open.length).toBeGreaterThan(10);
  });

  test("never reads more than its owner may now", async () => {
    const secret = await secretFor("results:read", "people:read");
    expect((await call(secret, "/api/admin/people")).status).toBe(403);
    const other = await createCourse(world.ctx, { modules: [{ pages: [] }] });
    const elsewhere = `/api/authoring/courses/${other.id}/results/students`;
    expect((await call(secret, elsewhere)).status).toBe(404);

    await world.ctx.database.delete(courseStaff).where(eq(courseStaff.userId, person.id));
    expect((await call(secret, results())).status).toBe(404);
    await update({ mustChangePassword: true });
    expect((await call(secret, results())).error.code).toBe("must_change_password");
    await update({ mustChangePassword: false });
    world.ctx.site.secondFactorRoles = ["instructor"];
    expect((await call(secret, results())).error.code).toBe("must_add_second_factor");
    world.ctx.site.secondFactorRoles = [];
    await update({ role: "student" });
    expect((await call(secret, results())).error.code).toBe("forbidden");
    await update({ disabledAt: world.clock.now() });
    expect((await call(secret, results())).error.code).toBe("invalid_token");
  });

  test("401 once it has expired, and for one that never was", async () => {
    const secret = await secretFor("results:read");
    world.clock.moveTo("2026-04-09T12:00:00Z");
    const answer = await call(secret, results());
    expect([answer.status, answer.error.code]).toEqual([401, "invalid_token"]);
    expect(answer.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
    expect((await call("paso_pat_nonsense", results())).status).toBe(401);
    expect((await call("paso_pat_", results())).status).toBe(401);
  });

  test("counts instead of a cookie beside it, which another Authorization leaves alone", async () => {
    const send = (authorization: string) => browser.get(results(), { headers: { authorization } });
    expect((await send("Bearer paso_pat_nonsense")).status).toBe(401);
    expect((await send("Basic cGFzbzpwYXNv")).status).toBe(200);
    expect((await send("Bearer eyJhbGciOiJub25lIn0.e30.")).status).toBe(200);
  });

  test("429 after 300 a minute of one person", async () => {
    const secret = await secretFor("results:read");
    const windowEndsAt = new Date("2026-03-10T12:01:00Z");
    await world.ctx.database
      .insert(rateLimits)
      .values({ key: `token:${person.id}`, attempts: 299, windowEndsAt });
    expect((await call(secret, results())).status).toBe(200);
    const refused = await call(secret, results());
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
  });
});

describe("revoking", () => {
  test("refuses the token at once; nobody revokes another's", async () => {
    const secret = await secretFor("results:read");
    const [token] = await list();
    const path = `/api/account/tokens/${token!.id}`;
    const stranger = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await stranger.send("DELETE", path)).status).toBe(404);
    expect((await call(secret, results())).status).toBe(200);
    expect((await browser.send("DELETE", path)).status).toBe(200);
    expect((await call(secret, results())).status).toBe(401);
    expect((await browser.send("DELETE", path)).status).toBe(404);
  });

  test("administrators see and revoke anybody's, whom a mail tells", async () => {
    const secret = await secretFor("results:read");
    const [token] = await list();
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const path = `/api/admin/people/${person.id}/tokens`;
    expect((await admin.get<PersonalTokens>(path)).body.tokens).toEqual([token]);
    expect((await admin.send("DELETE", `${path}/${token!.id}`)).status).toBe(200);
    expect((await call(secret, results())).status).toBe(401);
    const sent = await world.ctx.database.select().from(mails).where(eq(mails.userId, person.id));
    expect(sent.map(({ subject }) => subject)).toContain("A personal token was revoked");
    expect((await admin.send("DELETE", `${path}/${token!.id}`)).status).toBe(404);
  });

  test("a password that somebody else sets revokes all", async () => {
    const secret = await secretFor("results:read");
    await replacePassword(world.ctx, { userId: person.id, password: "chosen by another" });
    await update({ mustChangePassword: false });
    expect((await call(secret, results())).status).toBe(401);
  });

  test("expired ones stay in the list for 30 days", async () => {
    await world.ctx.database.delete(personalTokens);
    await create({ ...WANTED, days: 1 });
    world.clock.moveTo("2026-03-12T12:00:00Z");
    browser = await world.as(person);
    expect(await list()).toMatchObject([{ is_expired: true }]);
    world.clock.moveTo("2026-04-10T11:59:59Z");
    expect(await deleteExpiredTokens(world.ctx)).toBe(0);
    world.clock.moveTo("2026-04-10T12:00:00Z");
    expect(await deleteExpiredTokens(world.ctx)).toBe(1);
  });
});
