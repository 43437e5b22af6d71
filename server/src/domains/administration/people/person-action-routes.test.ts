import type { Role, SitePerson } from "@paso/contract";
import { and, desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  auditLog,
  authenticatorApps,
  mails,
  passkeys,
  passwordResets,
  recoveryCodes,
  sessions,
  users,
} from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
let root: { id: number };
let person: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(users);
  root = await createPerson(world.ctx, { role: "admin", email: "root@example.org" });
  admin = await world.as(root);
  person = await createPerson(world.ctx, { email: "ada@example.org", firstName: "Ada" });
});

type Action =
  | "reset-second-factor"
  | "disable"
  | "enable"
  | "invite"
  | "reset-password"
  | "must-change-password";
const act = (id: number, action: Action, by = admin) =>
  by.post<SitePerson>(`/api/admin/people/${id}/${action}`);
const giveRole = (id: number, role: Role, by = admin) =>
  by.send<SitePerson>("PUT", `/api/admin/people/${id}/role`, { role });
const sessionsOf = ({ id }: { id: number }) =>
  world.ctx.database.$count(sessions, eq(sessions.userId, id));

/** The token of the newest mail. */
async function takeToken(): Promise<string> {
  const queued = await world.ctx.database.select().from(mails).orderBy(mails.id);
  return queued.findLast(({ secret }) => secret !== null)!.secret!;
}

async function choosePassword(token: string) {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  const { status } = await visitor.post("/api/password/reset", {
    token,
    password: "a rather good one",
  });
  return status;
}

async function signIn(email: string) {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return (await visitor.post("/api/session", { email, password: "a rather good one" })).status;
}

describe("POST /api/admin/people/change", () => {
  const change = (action: string, people: readonly { id: number }[], by = admin) =>
    by.post<{ user_ids: number[] }>("/api/admin/people/change", {
      action,
      user_ids: people.map(({ id }) => id),
    });
  const recorded = async () =>
    (await world.ctx.database.select().from(auditLog).orderBy(auditLog.id)).map(
      ({ action, subjectId }) => [action, subjectId],
    );

  test("disables and enables those it applies to, oneself excepted", async () => {
    const off = await createPerson(world.ctx, { disabledAt: new Date() });
    await world.as(person);
    const before = (await recorded()).length;
    const disabled = await change("disable", [off, person, root, { id: 2_000_000_000 }]);
    expect([disabled.status, disabled.body]).toEqual([200, { user_ids: [person.id] }]);
    expect(await sessionsOf(person)).toBe(0);
    const enabled = await change("enable", [person, off, root]);
    expect(enabled.body.user_ids.toSorted((a, b) => a - b)).toEqual([person.id, off.id]);
    expect((await recorded()).slice(before)).toEqual([
      ["person.disabled", person.id],
      ["person.enabled", person.id],
      ["person.enabled", off.id],
    ]);
  });

  test("invites those who have never signed in", async () => {
    const seen = await createPerson(world.ctx, { lastSeenAt: new Date() });
    const off = await createPerson(world.ctx, { disabledAt: new Date() });
    const before = await world.ctx.database.$count(mails);
    const { body } = await change("invite", [person, seen, off]);
    expect(body).toEqual({ user_ids: [person.id] });
    expect(await world.ctx.database.$count(mails)).toBe(before + 1);
    expect(await choosePassword(await takeToken())).toBe(200);
  });

  test("disabling asks for the password again after a while", async () => {
    world.clock.moveTo("2026-03-10T12:11:00Z");
    const { status, error } = await change("disable", [person]);
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    expect((await change("invite", [person])).status).toBe(200);
  });

  test("422 for nobody chosen, too many and another action; 401 and 403 for others", async () => {
    const many = Array.from({ length: 501 }, (_, index) => ({ id: index + 1 }));
    expect((await change("disable", [])).status).toBe(422);
    expect((await change("disable", many)).status).toBe(422);
    expect((await change("erase", [person])).status).toBe(422);
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await change("disable", [person], visitor)).status).toBe(401);
    expect((await change("disable", [root], await world.as(person))).status).toBe(403);
  });
});

describe("PUT /api/admin/people/:userId/role", () => {
  test("gives another role and ends the sessions", async () => {
    await world.as(person);
    const { status, body } = await giveRole(person.id, "instructor");
    expect([status, body.role]).toEqual([200, "instructor"]);
    expect(await sessionsOf(person)).toBe(0);
  });

  test("keeps the sessions where the role is the same", async () => {
    await world.as(person);
    expect((await giveRole(person.id, "student")).status).toBe(200);
    expect(await sessionsOf(person)).toBe(1);
  });

  test("422 for an unknown role, 404 for nobody", async () => {
    expect((await giveRole(person.id, "teacher" as Role)).status).toBe(422);
    expect((await giveRole(2_000_000_000, "viewer")).status).toBe(404);
  });
});

describe("PUT /api/admin/people/:userId", () => {
  const correct = (change: Record<string, unknown>, by = admin, id = person.id) =>
    by.send<SitePerson>("PUT", `/api/admin/people/${id}`, {
      first_name: "Ada",
      last_name: "Lovelace",
      email: "ada@example.org",
      ...change,
    });
  const queued = async () =>
    (await world.ctx.database.select().from(mails).orderBy(mails.id)).map(({ kind, recipient }) => [
      kind,
      recipient,
    ]);

  test("corrects a name without a mail, and says in the audit log only that it did", async () => {
    const { status, body } = await correct({ first_name: " Augusta ", last_name: "King" });
    expect([status, body.first_name, body.last_name]).toEqual([200, "Augusta", "King"]);
    expect(await queued()).toEqual([]);
    const [entry] = await world.ctx.database.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      action: "person.corrected",
      subjectId: person.id,
      after: { new_name: true },
    });
    expect(entry!.after).not.toHaveProperty("new_email");
  });

  test("leaves no entry where nothing changes", async () => {
    const { firstName: first_name, lastName: last_name } = person;
    const before = await world.ctx.database.$count(auditLog);
    expect((await correct({ first_name, last_name })).status).toBe(200);
    expect(await world.ctx.database.$count(auditLog)).toBe(before);
  });

  test("mails both addresses of a person who has signed in, who signs in with the new one", async () => {
    await act(person.id, "invite");
    await choosePassword(await takeToken());
    expect(await signIn("ada@example.org")).toBe(200);
    await act(person.id, "reset-password");
    const { body } = await correct({ email: "ada@example.com" });
    expect([body.email, body.state]).toEqual(["ada@example.com", "active"]);
    expect((await queued()).slice(-2)).toEqual([
      ["email-changed", "ada@example.org"],
      ["email-changed", "ada@example.com"],
    ]);
    const [former] = await world.ctx.database
      .select()
      .from(mails)
      .where(and(eq(mails.kind, "email-changed"), eq(mails.recipient, "ada@example.org")));
    expect(former!.text).not.toContain("ada@example.com");
    expect(await choosePassword(await takeToken())).toBe(422);
    expect(await signIn("ada@example.org")).toBe(422);
    expect(await signIn("ada@example.com")).toBe(200);
  });

  test("invites a person who never came anew, and tells the former address nothing", async () => {
    await act(person.id, "invite");
    const former = await takeToken();
    await correct({ email: "ada@example.com" });
    expect(await queued()).toEqual([
      ["invitation", "ada@example.org"],
      ["invitation", "ada@example.com"],
    ]);
    expect(await choosePassword(former)).toBe(422);
    expect(await choosePassword(await takeToken())).toBe(200);
  });

  test("invites nobody who was not invited before", async () => {
    await correct({ email: "ada@example.com" });
    expect(await queued()).toEqual([]);
  });

  test("forgets that mails to the former address were given up", async () => {
    await act(person.id, "invite");
    await world.ctx.database.update(mails).set({ state: "failed", response: "550 No such user" });
    const list = (state: string) =>
      admin.get<{ people: SitePerson[] }>(`/api/admin/people?state=${state}`);
    const [found] = (await list("unreached")).body.people;
    expect([found?.id, found?.mail_failure]).toEqual([person.id, "550 No such user"]);
    expect((await correct({ email: "ada@example.com" })).body.mail_failure).toBeNull();
    expect((await list("unreached")).body.people).toEqual([]);
  });

  test("403 for another address without a recent password", async () => {
    world.clock.moveTo("2026-03-10T13:00:00Z");
    const refused = await correct({ email: "ada@example.com" });
    expect([refused.status, refused.error.code]).toEqual([403, "reauthentication_required"]);
    expect((await correct({ last_name: "King" })).status).toBe(200);
  });

  test("404 for nobody, 422 for an address in use, however it is written, and for none", async () => {
    expect((await correct({}, admin, 2_000_000_000)).status).toBe(404);
    const taken = await correct({ email: "ROOT@example.org", last_name: "King" });
    expect([taken.status, taken.error.errors]).toEqual([
      422,
      { email: ["This address has an account already."] },
    ]);
    const { status, error } = await correct({ email: "ada", first_name: " " });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["first_name", "email"]]);
    const [kept] = await world.ctx.database.select().from(users).where(eq(users.id, person.id));
    expect([kept!.lastName, kept!.email]).toEqual([person.lastName, "ada@example.org"]);
  });
});

describe("the last active administrator", () => {
  const LAST = {
    code: "last_admin",
    message: "A site keeps at least one active administrator.",
  };

  test("can be neither disabled nor given another role", async () => {
    await createPerson(world.ctx, { role: "admin", disabledAt: new Date() });
    const refusals = [await act(root.id, "disable"), await giveRole(root.id, "viewer")];
    expect(refusals.map(({ status, error }) => [status, error])).toEqual([
      [409, LAST],
      [409, LAST],
    ]);
    expect((await admin.get("/api/admin/people")).status).toBe(200);
  });

  test("may leave once there is another", async () => {
    await createPerson(world.ctx, { role: "admin" });
    expect((await giveRole(root.id, "viewer")).status).toBe(200);
    expect((await admin.get("/api/admin/people")).status).toBe(401);
  });

  test("is left however many go at once", async () => {
    const others = await Promise.all(
      [1, 2, 3].map(() => createPerson(world.ctx, { role: "admin" })),
    );
    const everyone = [root, ...others];
    const browsers = await Promise.all(everyone.map((one) => world.as(one)));
    const calls = everyone.map(({ id }, index) =>
      index % 2 === 0
        ? act(id, "disable", browsers[index])
        : giveRole(id, "student", browsers[index]),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 200, 409]);
    const admins = await world.ctx.database.select().from(users).where(eq(users.role, "admin"));
    expect(admins.filter(({ disabledAt }) => disabledAt === null)).toHaveLength(1);
  });
});

describe("POST /api/admin/people/:userId/disable and enable", () => {
  test("end sessions and links, and let the person in again", async () => {
    await act(person.id, "invite");
    await choosePassword(await takeToken());
    expect(await signIn("ada@example.org")).toBe(200);
    await act(person.id, "reset-password");
    const disabled = await act(person.id, "disable");
    expect(disabled.body.state).toBe("disabled");
    expect(await sessionsOf(person)).toBe(0);
    expect(await choosePassword(await takeToken())).toBe(422);
    expect(await signIn("ada@example.org")).toBe(422);
    const enabled = await act(person.id, "enable");
    expect(enabled.body.state).toBe("active");
    expect(await signIn("ada@example.org")).toBe(200);
  });

  test("404 for nobody", async () => {
    for (const action of ["disable", "enable", "invite", "reset-password"] as const) {
      expect((await act(2_000_000_000, action)).status).toBe(404);
    }
  });
});

describe("POST /api/admin/people/:userId/invite", () => {
  test("mails a link that is used once, within a week", async () => {
    const { body } = await act(person.id, "invite");
    expect(body).toMatchObject({ state: "new", invited_at: "2026-03-10T12:00" });
    const [mail] = await world.ctx.database.select().from(mails);
    expect(mail).toMatchObject({ kind: "invitation", subject: "Your invitation to Paso" });
    expect(mail!.text).toContain("Hello Ada,");
    expect(mail!.text).toContain("valid for 7 days");
    world.clock.moveTo("2026-03-17T11:59:00Z");
    expect(await choosePassword(await takeToken())).toBe(200);
    expect(await choosePassword(await takeToken())).toBe(422);
    expect(await signIn("ada@example.org")).toBe(200);
  });

  test("ends after a week, and with the next invitation", async () => {
    await act(person.id, "invite");
    const first = await takeToken();
    await act(person.id, "invite");
    expect(await choosePassword(first)).toBe(422);
    world.clock.moveTo("2026-03-17T12:00:00Z");
    expect(await choosePassword(await takeToken())).toBe(422);
  });

  test("409 for who is disabled, or has signed in", async () => {
    await world.as(person);
    expect((await act(person.id, "invite")).error).toEqual({
      code: "signed_in_before",
      message: "This person has signed in before. Send a link for a new password instead.",
    });
    await act(person.id, "disable");
    const codes = [await act(person.id, "invite"), await act(person.id, "reset-password")];
    expect(codes.map(({ status, error }) => [status, error.code])).toEqual([
      [409, "account_disabled"],
      [409, "account_disabled"],
    ]);
    expect(await world.ctx.database.$count(mails)).toBe(0);
  });
});

test("POST /api/admin/people/:userId/reset-password mails a link and leaves the person signed in", async () => {
  await world.ctx.database.update(users).set({ locale: "es" }).where(eq(users.id, person.id));
  await world.as(person);
  expect((await act(person.id, "reset-password")).status).toBe(200);
  const [mail] = await world.ctx.database.select().from(mails);
  expect(mail).toMatchObject({
    kind: "password-reset",
    recipient: "ada@example.org",
    subject: "Elige una nueva contraseña para Paso",
  });
  expect(await world.ctx.database.$count(passwordResets)).toBe(1);
  expect(await sessionsOf(person)).toBe(1);
  expect(await choosePassword(await takeToken())).toBe(200);
  expect(await sessionsOf(person)).toBe(0);
});

test.each([
  ["en", "An administrator of Paso asked for this link"],
  ["es", "Alguien de la administración de Paso ha pedido este enlace"],
] as const)("a link from an administrator says so (%s)", async (locale, who) => {
  await world.ctx.database.update(users).set({ locale }).where(eq(users.id, person.id));
  await act(person.id, "reset-password");
  const [mail] = await world.ctx.database.select().from(mails);
  expect(mail!.text).toContain(who);
  expect(mail!.text).not.toContain("Someone asked");
  expect(mail!.text).not.toContain("Alguien ha pedido");
});

test("POST /api/admin/people/:userId/must-change-password holds up open sessions", async () => {
  const browser = await world.as(person);
  const { body } = await act(person.id, "must-change-password");
  expect(body.must_change_password).toBe(true);
  expect((await browser.get("/api/courses")).error).toEqual({
    code: "must_change_password",
    message: "You must change your password",
  });
});

describe("POST /api/admin/people/:userId/reset-second-factor", () => {
  const insertFactors = async () => {
    const { database, clock } = world.ctx;
    const now = clock.now();
    const userId = person.id;
    await database
      .insert(authenticatorApps)
      .values({ userId, sealedKey: "sealed", confirmedAt: now });
    await database.insert(recoveryCodes).values({ userId, codeHash: Buffer.from("hash") });
    await database.insert(passkeys).values({
      userId,
      credentialId: "reset",
      publicKey: Buffer.alloc(1),
      counter: 0,
      transports: [],
      isSynced: false,
      name: "Phone",
      createdAt: now,
    });
  };
  const left = async () => {
    const { database } = world.ctx;
    return [
      await database.$count(authenticatorApps),
      await database.$count(recoveryCodes),
      await database.$count(passkeys),
      await sessionsOf(person),
    ];
  };

  test("removes app, codes and passkeys, signs out, and mails the person", async () => {
    await insertFactors();
    await world.as(person);
    const { body: before } = await admin.get<{ person: SitePerson }>(
      `/api/admin/people/${person.id}`,
    );
    expect(before.person.has_second_factor).toBe(true);
    const { status, body } = await act(person.id, "reset-second-factor");
    expect([status, body.has_second_factor]).toEqual([200, false]);
    expect(await left()).toEqual([0, 0, 0, 0]);
    const [mail] = await world.ctx.database.select().from(mails);
    expect(mail).toMatchObject({
      kind: "second-factor",
      recipient: "ada@example.org",
      subject: "Your second factor was reset",
    });
    const [entry] = await world.ctx.database.select().from(auditLog).orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      action: "person.second_factor_reset",
      actorId: root.id,
      subjectId: person.id,
    });
  });

  test("409 for who has none, 404 for nobody", async () => {
    const none = await act(person.id, "reset-second-factor");
    expect([none.status, none.error.code]).toEqual([409, "no_second_factor"]);
    expect((await act(2_000_000_000, "reset-second-factor")).status).toBe(404);
  });
});

test("what gives or takes power asks for the password again after ten minutes", async () => {
  world.clock.moveTo("2026-03-10T12:10:00Z");
  const newAdmin = {
    first_name: "Eve",
    last_name: "",
    email: "eve@example.org",
    role: "admin",
    locale: "en",
    password: null,
  };
  const refusals = [
    await giveRole(person.id, "admin"),
    await act(person.id, "disable"),
    await act(person.id, "reset-second-factor"),
    await admin.post("/api/admin/people", newAdmin),
  ];
  for (const { status, error } of refusals) {
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
  }
  expect((await act(person.id, "enable")).status).toBe(200);
  const student = await admin.post("/api/admin/people", { ...newAdmin, role: "student" });
  expect(student.status).toBe(200);
});

test("every change is in the audit log, and what changes nothing is not", async () => {
  const since = await world.ctx.database.$count(auditLog);
  await giveRole(person.id, "student");
  await giveRole(person.id, "viewer");
  await act(person.id, "enable");
  await act(person.id, "invite");
  await act(person.id, "reset-password");
  await act(person.id, "must-change-password");
  await act(person.id, "disable");
  expect((await act(root.id, "disable")).status).toBe(409);
  const entries = await world.ctx.database.select().from(auditLog).orderBy(auditLog.id);
  expect(
    entries.slice(since).map(({ action, actorId, subjectId, before, after }) => {
      expect([actorId, subjectId]).toEqual([root.id, person.id]);
      return [action, before, after];
    }),
  ).toEqual([
    ["person.role_changed", { role: "student" }, { role: "viewer" }],
    ["person.invited", null, null],
    ["person.reset_link_sent", null, null],
    ["person.password_change_required", null, null],
    ["person.disabled", { disabled: false }, { disabled: true }],
  ]);
});
