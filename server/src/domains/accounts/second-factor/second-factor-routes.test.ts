import type { Security, SessionUser } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  authenticatorApps,
  mails,
  passkeys,
  pendingSignIns,
  recoveryCodes,
  sessions,
  signIns,
  tokenBuckets,
  users,
} from "../../../database/tables/index.ts";
import { SecretBox } from "../../../platform/secrets/secret-box.ts";
import { createPerson } from "../../../testing/factories.ts";
import { codeOf } from "../../../testing/software-app.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { disableUser } from "../people/disable-user.ts";
import { hashPassword } from "../people/hash-password.ts";
import { replacePassword } from "../people/replace-password.ts";
import { deleteAbandonedSignIns } from "../sign-in/delete-abandoned-sign-ins.ts";

const PASSWORD = "a rather good one";
const APP = "/api/account/authenticator-app";

let world: TestApp;
let passwordHash: string;
let person: Awaited<ReturnType<typeof createPerson>>;
let owner: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  world.ctx.site.secondFactorRoles = [];
  await world.ctx.database.delete(users);
  await world.ctx.database.delete(tokenBuckets);
  person = await createPerson(world.ctx, {
    email: "ada@example.org",
    firstName: "Ada",
    passwordHash,
  });
  owner = await world.as(person);
});

const code = (key: string, steps = 0) => codeOf(key, { clock: world.clock, steps });
const security = async () => (await owner.get<Security>("/api/account/security")).body;

/** @returns the app's key, whose previous code is already used, and the recovery codes */
async function setUp(client = owner): Promise<{ key: string; codes: string[] }> {
  const { body } = await client.post<{ key: string }>(`${APP}/key`);
  const added = await client.post<{ recovery_codes: string[] }>(APP, { code: code(body.key, -1) });
  expect(added.status).toBe(200);
  return { key: body.key, codes: added.body.recovery_codes };
}

async function visit(): Promise<TestClient> {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return visitor;
}

const enter = (client: TestClient, password = PASSWORD) =>
  client.post<{ second_factors?: string[]; user?: SessionUser }>("/api/session", {
    email: "ada@example.org",
    password,
  });

async function halfway(): Promise<TestClient> {
  const visitor = await visit();
  expect((await enter(visitor)).body.second_factors).toEqual(["code"]);
  return visitor;
}

const finish = (client: TestClient, typed: string) =>
  client.post<{ user: SessionUser; recovery_codes_left: number | null; redirect_to: string }>(
    "/api/session/second-factor",
    { code: typed },
  );

const whoAmI = async (client: TestClient) =>
  (await client.get<{ user: SessionUser | null }>("/api/session")).body.user?.id ?? null;

const subjects = async () => {
  const queued = await world.ctx.database.select().from(mails).orderBy(mails.id);
  expect(queued.every(({ recipient }) => recipient === "ada@example.org")).toBe(true);
  return queued.map(({ subject }) => subject);
};

const insertPasskey = () =>
  world.ctx.database.insert(passkeys).values({
    userId: person.id,
    credentialId: "one",
    publicKey: Buffer.alloc(1),
    counter: 0,
    transports: [],
    isSynced: false,
    name: "Phone",
    createdAt: world.clock.now(),
  });

describe("setting up an authenticator app", () => {
  test("is on once a code was right, and gives ten recovery codes", async () => {
    const { body } = await owner.post<{ key: string; uri: string }>(`${APP}/key`);
    expect(body.uri).toContain(`secret=${body.key}`);
    expect(await security()).toMatchObject({ has_authenticator_app: false });
    const wrong = await owner.post(APP, { code: code(body.key, 2) });
    expect([wrong.status, Object.keys(wrong.error.errors ?? {})]).toEqual([422, ["code"]]);
    const added = await owner.post<{ recovery_codes: string[] }>(APP, { code: code(body.key) });
    expect(added.status).toBe(200);
    expect(new Set(added.body.recovery_codes).size).toBe(10);
    for (const one of added.body.recovery_codes) expect(one).toMatch(/^(\w{4}-){5}\w{4}$/);
    expect(await security()).toMatchObject({
      has_authenticator_app: true,
      recovery_codes_left: 10,
    });
    expect(await subjects()).toEqual(["Two-step sign-in is on"]);
  });

  test("stores neither the key nor the codes as they are", async () => {
    const { key, codes } = await setUp();
    const [app] = await world.ctx.database.select().from(authenticatorApps);
    const kept = await world.ctx.database.select().from(recoveryCodes);
    const text = JSON.stringify([app, kept.map(({ codeHash }) => codeHash.toString("latin1"))]);
    expect(text).not.toContain(key);
    for (const one of codes) expect(text).not.toContain(one);
  });

  test("a second key replaces the first until one is confirmed, and none after", async () => {
    const first = await owner.post<{ key: string }>(`${APP}/key`);
    const second = await owner.post<{ key: string }>(`${APP}/key`);
    expect((await owner.post(APP, { code: code(first.body.key) })).status).toBe(422);
    expect((await owner.post(APP, { code: code(second.body.key) })).status).toBe(200);
    const refusals = [await owner.post(`${APP}/key`), await owner.post(APP, { code: "123456" })];
    expect(refusals.map(({ status, error }) => [status, error.code])).toEqual([
      [409, "app_known"],
      [409, "app_known"],
    ]);
  });

  test("needs a key first, a code, and a site that can encrypt", async () => {
    expect((await owner.post(APP, { code: "123456" })).error.code).toBe("no_key");
    expect((await owner.post(APP, { code: " " })).error.errors).toEqual({
      code: ["Enter the code."],
    });
    const { secrets } = world.ctx;
    world.ctx.secrets = new SecretBox([]);
    expect((await owner.post(`${APP}/key`)).error.code).toBe("secret_key_missing");
    world.ctx.secrets = secrets;
  });

  test("asks for the password again after ten minutes, in everything it changes", async () => {
    await setUp();
    world.clock.moveTo("2026-03-10T12:10:00Z");
    for (const [method, path] of [
      ["POST", `${APP}/key`],
      ["POST", APP],
      ["DELETE", APP],
      ["POST", "/api/account/recovery-codes"],
    ] as const) {
      const { status, error } = await owner.send(method, path);
      expect([path, status, error.code]).toEqual([path, 403, "reauthentication_required"]);
    }
  });

  test("is for who is signed in", async () => {
    const visitor = await visit();
    for (const path of [`${APP}/key`, APP, "/api/account/recovery-codes"]) {
      expect((await visitor.post(path)).status).toBe(401);
    }
    expect((await visitor.send("DELETE", APP)).status).toBe(401);
  });
});

describe("turning it off", () => {
  test("removes the recovery codes; the password is enough then", async () => {
    await setUp();
    expect((await owner.send("DELETE", APP)).status).toBe(200);
    expect(await world.ctx.database.$count(recoveryCodes)).toBe(0);
    expect((await enter(await visit())).body.user?.id).toBe(person.id);
    expect((await owner.send("DELETE", APP)).status).toBe(404);
    expect((await owner.post("/api/account/recovery-codes")).status).toBe(404);
    expect((await subjects()).at(-1)).toBe("Two-step sign-in is off");
  });

  test("a new set of recovery codes ends the earlier one", async () => {
    const { codes } = await setUp();
    const { body } = await owner.post<{ recovery_codes: string[] }>("/api/account/recovery-codes");
    expect(body.recovery_codes).toHaveLength(10);
    expect((await finish(await halfway(), codes[0]!)).status).toBe(422);
    expect((await finish(await halfway(), body.recovery_codes[0]!)).status).toBe(200);
  });
});

describe("signing in with a second factor", () => {
  test("takes the password, then the code; nothing is open between", async () => {
    const { key } = await setUp();
    const browser = await visit();
    const before = browser.secret;
    const first = await enter(browser);
    expect(first.body).not.toHaveProperty("user");
    const between = browser.secret;
    expect(between).not.toBe(before);
    expect(browser.deviceToken).toBeNull();
    expect(await whoAmI(browser)).toBeNull();
    expect((await browser.get("/api/courses")).status).toBe(401);
    const { status, body } = await finish(
      browser,
      ` ${code(key).slice(0, 3)} ${code(key).slice(3)}`,
    );
    expect([status, body.user.id, body.recovery_codes_left]).toEqual([200, person.id, null]);
    expect(body.redirect_to).toBe("/student");
    expect(browser.secret).not.toBe(between);
    expect(browser.deviceToken).not.toBeNull();
    expect(await whoAmI(browser)).toBe(person.id);
    expect(await world.ctx.database.$count(pendingSignIns)).toBe(0);
  });

  test("a wrong password says nothing of the second factor", async () => {
    await setUp();
    const { status, error } = await enter(await visit(), "not the password");
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["email"]]);
  });

  test("a code is taken once, and none before the latest one", async () => {
    const { key } = await setUp();
    // The code that confirmed the app is used, too.
    expect((await finish(await halfway(), code(key, -1))).error.errors).toEqual({
      code: ["This code was used already. Wait for the next one."],
    });
    expect((await finish(await halfway(), code(key, 1))).status).toBe(200);
    expect((await finish(await halfway(), code(key, 1))).status).toBe(422);
    expect((await finish(await halfway(), code(key))).status).toBe(422);
    world.clock.moveTo("2026-03-10T12:01:00Z");
    expect((await finish(await halfway(), code(key))).status).toBe(200);
  });

  test("of browsers that use one code at once, one is signed in", async () => {
    const { key, codes } = await setUp();
    for (const typed of [code(key), codes[3]!]) {
      const browsers = await Promise.all([1, 2, 3, 4].map(halfway));
      const answers = await Promise.all(browsers.map((browser) => finish(browser, typed)));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422]);
    }
  });

  test("of two codes at once in one browser, one opens the session", async () => {
    const { codes } = await setUp();
    const browser = await halfway();
    const tabs = [1, 2].map(() => Object.assign(world.visitor(), { secret: browser.secret }));
    const answers = await Promise.all(tabs.map((tab, index) => finish(tab, codes[index]!)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    // The losing call's code is not consumed.
    expect(await world.ctx.database.$count(recoveryCodes)).toBe(9);
  });

  test("has to come within ten minutes, in the browser that gave the password", async () => {
    const { codes } = await setUp();
    const browser = await halfway();
    const elsewhere = await finish(await visit(), codes[0]!);
    expect([elsewhere.status, elsewhere.error.code]).toEqual([409, "sign_in_expired"]);
    world.clock.moveTo("2026-03-10T12:10:00Z");
    expect((await finish(browser, codes[0]!)).status).toBe(409);
    expect(await deleteAbandonedSignIns(world.ctx)).toBe(1);
  });

  test.each([
    [
      "a new password",
      () => replacePassword(world.ctx, { userId: person.id, password: "another rather good one" }),
    ],
    [
      "a disabled account",
      async () => {
        await createPerson(world.ctx, { role: "admin" });
        await disableUser(world.ctx, person.id);
      },
    ],
  ])("ends with %s", async (_, change) => {
    const { codes } = await setUp();
    const browser = await halfway();
    await change();
    expect((await finish(browser, codes[0]!)).status).toBe(409);
  });

  test("signing out ends what was begun", async () => {
    const { codes } = await setUp();
    const browser = await halfway();
    const { secret } = browser;
    expect((await browser.send("DELETE", "/api/session")).status).toBe(200);
    const back = Object.assign(world.visitor(), { secret });
    expect((await finish(back, codes[0]!)).status).toBe(409);
  });

  test("leaves the sessions of other browsers alone", async () => {
    await setUp();
    await halfway();
    expect(await whoAmI(owner)).toBe(person.id);
    expect(await world.ctx.database.$count(sessions, eq(sessions.userId, person.id))).toBe(1);
  });

  test("works with a recovery code in any spelling, once, and says how many are left", async () => {
    const { codes } = await setUp();
    const typed = codes[0]!
      .toUpperCase()
      .replaceAll("-", " ")
      .replaceAll("0", "O")
      .replaceAll("1", "l");
    const { status, body } = await finish(await halfway(), typed);
    expect([status, body.recovery_codes_left]).toEqual([200, 9]);
    expect((await finish(await halfway(), codes[0]!)).status).toBe(422);
    expect((await security()).recovery_codes_left).toBe(9);
    expect((await subjects()).at(-1)).toBe("A recovery code was used");
  });

  test("nobody's recovery code is another's", async () => {
    await setUp();
    const other = await createPerson(world.ctx, { email: "bo@example.org" });
    const client = await world.as(other);
    const { codes } = await setUp(client);
    expect((await finish(await halfway(), codes[0]!)).status).toBe(422);
  });

  test("wrong codes are few, in the history, and do not hold up a device that is known", async () => {
    const { key, codes } = await setUp();
    const known = await halfway();
    expect((await finish(known, code(key))).status).toBe(200);
    world.clock.moveTo("2026-03-10T12:05:00Z");
    const stranger = await halfway();
    for (let tries = 0; tries < 10; tries++) {
      expect((await finish(stranger, "000000")).status).toBe(422);
    }
    const refused = await finish(stranger, codes[0]!);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "300"]);
    const failed = await world.ctx.database.$count(signIns, eq(signIns.succeeded, false));
    expect(failed).toBe(10);
    await enter(known);
    expect((await finish(known, code(key))).status).toBe(200);
    world.clock.moveTo("2026-03-10T12:10:00Z");
    const later = await halfway();
    expect((await finish(later, codes[0]!)).status).toBe(200);
  });

  test("says that codes cannot be checked where the site's key is lost; recovery codes work", async () => {
    const { key, codes } = await setUp();
    const { secrets } = world.ctx;
    world.ctx.secrets = new SecretBox([Buffer.alloc(32, 7)]);
    const { status, error } = await finish(await halfway(), code(key));
    expect([status, error.errors?.["code"]?.[0]]).toEqual([
      422,
      "This site can no longer check your codes. Use a recovery code or ask an administrator.",
    ]);
    expect((await finish(await halfway(), codes[0]!)).status).toBe(200);
    world.ctx.secrets = secrets;
  });
});

describe("a role that needs a second factor", () => {
  beforeEach(() => {
    world.ctx.site.secondFactorRoles = ["student"];
  });

  test("holds up everything but setting one up, in open sessions as well", async () => {
    const held = await owner.get("/api/courses");
    expect([held.status, held.error.code]).toEqual([403, "must_add_second_factor"]);
    const { body } = await owner.get<{ user: SessionUser }>("/api/session");
    expect(body.user.must_add_second_factor).toBe(true);
    const entered = await enter(await visit());
    expect(entered.body).toMatchObject({ redirect_to: "/account/security" });
    expect((await security()).is_second_factor_required).toBe(true);
    await setUp();
    expect((await owner.get("/api/courses")).status).toBe(200);
  });

  test("others go on without", async () => {
    const viewer = await world.as(await createPerson(world.ctx, { role: "viewer" }));
    expect((await viewer.get("/api/courses")).status).toBe(200);
  });

  test("a passkey is one; the password alone does not open a session then", async () => {
    await insertPasskey();
    expect((await owner.get("/api/courses")).status).toBe(200);
    expect((await enter(await visit())).body.second_factors).toEqual(["passkey"]);
    world.ctx.site.secondFactorRoles = [];
    expect((await enter(await visit())).body.user?.id).toBe(person.id);
  });

  test("the last one cannot be removed", async () => {
    await setUp();
    const { status, error } = await owner.send("DELETE", APP);
    expect([status, error.code]).toEqual([409, "last_factor"]);
    expect((await security()).has_authenticator_app).toBe(true);
    await insertPasskey();
    expect((await owner.send("DELETE", APP)).status).toBe(200);
    const [passkey] = await world.ctx.database.select().from(passkeys);
    const last = await owner.send("DELETE", `/api/account/passkeys/${passkey!.id}`);
    expect([last.status, last.error.code]).toEqual([409, "last_factor"]);
  });

  test("comes after a new password that is due", async () => {
    await world.ctx.database.update(users).set({ mustChangePassword: true });
    expect((await owner.get("/api/courses")).error.code).toBe("must_change_password");
    expect((await owner.post(`${APP}/key`)).error.code).toBe("must_change_password");
  });
});
