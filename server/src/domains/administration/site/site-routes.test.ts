import type { SiteSettings } from "@paso/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { auditLog } from "../../../database/tables/index.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { siteOf } from "../../../platform/site/site-of.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let ada: { id: number };
let admin: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  ada = await createPerson(world.ctx, { role: "admin" });
  admin = await world.as(ada);
});
afterAll(() => world.stop());

const PASO = { name: "Paso", locale: "en", time_zone: "UTC" };
const SCHOOL = { name: "Southern School", locale: "es", time_zone: "America/Lima" };
const read = async () => (await admin.get<SiteSettings>("/api/admin/site")).body;
const change = (body: object) => admin.send<SiteSettings>("PUT", "/api/admin/site", body);
const lines = () => world.ctx.database.select().from(auditLog).orderBy(auditLog.id);

describe("PUT /api/admin/site", () => {
  test("changes settings for every process, and records who did", async () => {
    expect(await read()).toEqual(PASO);
    const other = { ...world.ctx, site: siteOf(world.ctx.site.defaults) };
    expect(await change(SCHOOL)).toMatchObject({ status: 200, body: SCHOOL });
    expect(await read()).toEqual(SCHOOL);
    expect(other.site).toMatchObject({ name: "Paso", locale: "en", timeZone: "UTC" });
    await loadSite(other);
    expect(other.site).toMatchObject({ name: "Southern School", timeZone: "America/Lima" });
    expect((await lines()).at(-1)).toMatchObject({
      action: "site.changed",
      actorId: ada.id,
      before: PASO,
      after: SCHOOL,
    });
  });

  test("takes effect where the site's language and time zone count", async () => {
    const visitor = world.visitor();
    const { body } = await visitor.get<{ locale: string }>("/api/session");
    expect(body.locale).toBe("es");
    expect((await admin.get<object>("/api/admin/mails")).body).toMatchObject({
      time_zone: "America/Lima",
    });
  });

  test("the same again changes nothing and leaves no line", async () => {
    const before = await lines();
    expect((await change(SCHOOL)).status).toBe(200);
    expect(await lines()).toEqual(before);
  });

  test.each([
    ["name", { ...SCHOOL, name: " " }],
    ["name", { ...SCHOOL, name: "x".repeat(61) }],
    ["locale", { ...SCHOOL, locale: "fr" }],
    ["time_zone", { ...SCHOOL, time_zone: "Mars/Olympus" }],
    ["colour", { ...SCHOOL, colour: "red" }],
  ])("a wrong %s is refused beside it", async (field, body) => {
    const { status, error } = await change(body);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(await read()).toEqual(SCHOOL);
  });

  test("of two changes at once, both count", async () => {
    const answers = await Promise.all([
      change({ ...SCHOOL, name: "One" }),
      change({ ...SCHOOL, name: "Other" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [first, second] = (await lines()).slice(-2);
    expect(second?.before).toEqual(first?.after);
    expect((await read()).name).toBe(second?.after?.["name"]);
  });

  test.each([
    [401, null],
    [403, "instructor"],
    [403, "viewer"],
    [403, "student"],
  ] as const)("%i for %s", async (status, role) => {
    const client = role ? await world.as(await createPerson(world.ctx, { role })) : world.visitor();
    expect((await client.get("/api/admin/site")).status).toBe(status);
    expect((await client.send("PUT", "/api/admin/site", SCHOOL)).status).toBe(status);
  });
});

test("a stored value that is not valid any more counts as none", async () => {
  const { ctx } = world;
  const site = siteOf(ctx.site.defaults);
  await ctx.database.execute(
    `update site_settings set version = version + 1, values = '{"name": "Kept", "time_zone": "Mars/Olympus", "old": 1}'`,
  );
  await loadSite({ ...ctx, site });
  expect(site).toMatchObject({ name: "Kept", timeZone: "UTC", locale: "en" });
});
