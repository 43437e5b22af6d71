import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, siteSettings, users } from "../../../database/tables/index.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { siteOf } from "../../../platform/site/site-of.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { renewSetupToken } from "./renew-setup-token.ts";

let world: TestApp;
let visitor: TestClient;
let token: string;

beforeAll(async () => {
  world = await startTestApp({}, await createTestDatabase());
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.ctx.database.delete(users);
  await world.ctx.database.delete(siteSettings);
  Object.assign(world.ctx.site, siteOf(world.ctx.site.defaults));
  token = (await renewSetupToken(world.ctx))!;
  visitor = world.visitor();
  await visitor.get("/api/session");
});

const GRACE = {
  first_name: "Grace",
  last_name: "Hopper",
  email: "grace@example.org",
  password: "correct horse battery",
  site_name: "Escuela del Sur",
  locale: "es",
  time_zone: "America/Lima",
};
const setUp = (changes: object = {}) => visitor.post("/api/setup", { token, ...GRACE, ...changes });
const check = (given = token) => visitor.post("/api/setup/check", { token: given });
const people = () => world.ctx.database.$count(users);

describe("POST /api/setup/check", () => {
  test("says what the site is so far", async () => {
    expect(await check()).toMatchObject({
      status: 200,
      body: { name: "Paso", locale: "en", time_zone: "UTC" },
    });
  });

  test("takes the tokens of servers that were started together", async () => {
    const next = await renewSetupToken(world.ctx);
    expect((await check(token)).status).toBe(200);
    expect((await check(next!)).status).toBe(200);
  });

  test("refuses an altered token, and one that later starts took the place of", async () => {
    const [, , , next] = await Promise.all(
      Array.from({ length: 4 }, () => renewSetupToken(world.ctx)),
    );
    for (const given of [token, "x".repeat(43), "", "short"]) {
      const { status, error } = await check(given);
      expect([given, status, error.errors]).toEqual([
        given,
        422,
        { token: [expect.stringContaining("This address is not valid")] },
      ]);
    }
    expect((await check(next!)).status).toBe(200);
  });

  test("refuses every token once there is an administrator, whoever made them", async () => {
    await createPerson(world.ctx, { role: "admin" });
    expect(await check()).toMatchObject({ status: 409, error: { code: "setup_done" } });
    expect(await setUp()).toMatchObject({ status: 409, error: { code: "setup_done" } });
    expect(await renewSetupToken(world.ctx)).toBeNull();
  });

  test("people who are no administrators leave it open", async () => {
    await createPerson(world.ctx, { role: "instructor" });
    expect((await check()).status).toBe(200);
    expect(await renewSetupToken(world.ctx)).toMatch(/^[\w-]{43}$/);
  });
});

describe("POST /api/setup", () => {
  test("makes the first administrator, who can sign in, and names the site", async () => {
    expect((await setUp()).status).toBe(200);
    const { email, password } = GRACE;
    expect(await visitor.post("/api/session", { email, password })).toMatchObject({
      status: 200,
      body: { user: { first_name: "Grace", last_name: "Hopper", role: "admin", locale: "es" } },
    });
    const named = { name: "Escuela del Sur", locale: "es", timeZone: "America/Lima" };
    expect(world.ctx.site).toMatchObject(named);
    const other = { ...world.ctx, site: siteOf(world.ctx.site.defaults) };
    await loadSite(other);
    expect(other.site).toMatchObject(named);
    const lines = await world.ctx.database.select().from(auditLog);
    expect(lines.at(-1)).toMatchObject({
      action: "site.created",
      actorId: null,
      before: null,
      after: { name: "Escuela del Sur", locale: "es", time_zone: "America/Lima" },
    });
    expect(JSON.stringify(lines)).not.toContain(password);
  });

  test("works once", async () => {
    await setUp();
    const second = await setUp({ email: "eve@example.org" });
    expect([second.status, second.error.code]).toEqual([409, "setup_done"]);
    expect(await people()).toBe(1);
  });

  test("of two at once, one wins and the other reads why not", async () => {
    const answers = await Promise.all([setUp(), setUp({ email: "eve@example.org" })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const loser = answers.find(({ status }) => status === 409);
    expect(loser?.error.message).toMatch(/^This site has an administrator already\./);
    expect(await people()).toBe(1);
  });

  test("stores no token in the clear", async () => {
    const [row] = await world.ctx.database.select().from(siteSettings);
    expect(JSON.stringify(row)).not.toContain(token);
    await setUp();
    const [after] = await world.ctx.database.select().from(siteSettings);
    expect(after?.setupTokenHashes).toBeNull();
  });

  test.each([
    ["password", { password: "grace hopper" }],
    ["password", { password: "short" }],
    ["email", { email: "nobody" }],
    ["first_name", { first_name: " " }],
    ["site_name", { site_name: "" }],
    ["time_zone", { time_zone: "Mars/Olympus" }],
    ["locale", { locale: "fr" }],
  ])("a wrong %s is said beside it, and the address stays valid", async (field, wrong) => {
    const { status, error } = await setUp(wrong);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(await people()).toBe(0);
    expect((await setUp()).status).toBe(200);
  });

  test("an address that has an account is refused", async () => {
    await createPerson(world.ctx, { role: "student", email: "Grace@example.org" });
    const { status, error } = await setUp();
    expect([status, error.errors]).toEqual([
      422,
      { email: ["This address already has an account."] },
    ]);
  });

  test("tokens are tried 100 times from one network, then no more for a while", async () => {
    world.clock.moveTo("2030-01-01T00:00:00Z");
    for (let tried = 0; tried < 100; tried += 1) await check("x".repeat(43));
    expect((await check()).status).toBe(429);
    world.clock.moveTo("2030-01-01T00:15:01Z");
    expect((await check()).status).toBe(200);
  });
});
