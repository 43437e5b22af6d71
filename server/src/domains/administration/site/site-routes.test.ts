import type { Site } from "@paso/contract";
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

const PASO = { name: "Paso", locale: "en", time_zone: "UTC", accent: null, sign_up: "nobody" };
const SCHOOL = {
  name: "Southern School",
  locale: "es",
  time_zone: "America/Lima",
  support_address: "help@school.example.org",
  accent: "#7a1fa2",
  sign_up: "domains",
  sign_up_domains: ["school.example.org"],
  terms_en: "<p>Be kind.</p>",
  terms_es: "",
  privacy_en: "",
  privacy_es: "",
  document_limit_mb: 40,
  picture_limit_mb: 8,
  video_limit_mb: 300,
  most_modules: 20,
  most_page_sections: 60,
};
const read = async () => (await admin.get<Site>("/api/admin/site")).body;
const change = (body: object) => admin.send<Site>("PUT", "/api/admin/site", body);
const lines = () => world.ctx.database.select().from(auditLog).orderBy(auditLog.id);

describe("PUT /api/admin/site", () => {
  test("changes settings for every process, and records who did", async () => {
    expect(await read()).toMatchObject(PASO);
    const other = { ...world.ctx, site: siteOf(world.ctx.site.defaults) };
    expect(await change(SCHOOL)).toMatchObject({ status: 200, body: SCHOOL });
    expect(await read()).toMatchObject(SCHOOL);
    expect(other.site).toMatchObject({ name: "Paso", locale: "en", timeZone: "UTC" });
    await loadSite(other);
    expect(other.site).toMatchObject({
      name: "Southern School",
      timeZone: "America/Lima",
      supportAddress: "help@school.example.org",
      signUp: { policy: "domains", domains: ["school.example.org"] },
      fileLimits: { document: 40 * 1024 ** 2, picture: 8 * 1024 ** 2, video: 300 * 1024 ** 2 },
    });
    expect(other.site.shades.light.accent).toBe("#7a1fa2");
    const [line] = (await lines()).slice(-1);
    expect(line).toMatchObject({ action: "site.changed", actorId: ada.id, before: PASO });
    const { terms_es: _, privacy_en: __, privacy_es: ___, ...changed } = SCHOOL;
    expect(line?.after).toEqual(changed);
  });

  test("what is left out stays", async () => {
    await change({ name: "Northern School" });
    expect(await read()).toMatchObject({ ...SCHOOL, name: "Northern School" });
    expect((await lines()).at(-1)).toMatchObject({
      before: { name: SCHOOL.name },
      after: { name: "Northern School" },
    });
    await change({ name: SCHOOL.name });
  });

  test("takes effect where the site's language and time zone count", async () => {
    const visitor = world.visitor();
    const { body } = await visitor.get<{ locale: string }>("/api/session");
    expect(body.locale).toBe("es");
    expect((await admin.get<object>("/api/admin/mails")).body).toMatchObject({
      time_zone: "America/Lima",
    });
  });

  test.each([SCHOOL, {}])("the same again changes nothing and leaves no line", async (body) => {
    const [before, { version }] = [await lines(), { ...world.ctx.site }];
    expect((await change(body)).status).toBe(200);
    expect(await lines()).toEqual(before);
    expect(world.ctx.site.version).toBe(version);
  });

  test.each([
    ["name", { name: " " }],
    ["name", { name: "x".repeat(61) }],
    ["locale", { locale: "fr" }],
    ["time_zone", { time_zone: "Mars/Olympus" }],
    ["colour", { colour: "red" }],
    ["accent", { accent: "red" }],
    ["accent", { accent: "#ffd400" }],
    ["support_address", { support_address: "help" }],
    ["sign_up", { sign_up: "all" }],
    ["sign_up_domains.0", { sign_up_domains: ["example"] }],
    ["sign_up_domains", { sign_up: "domains", sign_up_domains: [] }],
    ["document_limit_mb", { document_limit_mb: 0 }],
    ["document_limit_mb", { document_limit_mb: 101 }],
    ["picture_limit_mb", { picture_limit_mb: 1.5 }],
    ["video_limit_mb", { video_limit_mb: 2_001 }],
    ["most_modules", { most_modules: 201 }],
    ["most_page_sections", { most_page_sections: 0 }],
    ["terms_en", { terms_en: "x".repeat(100_001) }],
  ])("a wrong %s is refused beside it", async (field, body) => {
    const { status, error } = await change(body);
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, [field]]);
    expect(await read()).toMatchObject(SCHOOL);
  });

  test("says how far a colour is from what can be read, and which one is near", async () => {
    const { error } = await change({ accent: "#ffd400" });
    expect(error.errors?.["accent"]?.[0]).toMatch(
      /^Los textos de este color se leen mal: su contraste es 1\.2 y hace falta 4\.5\. #[0-9a-f]{6} es/,
    );
  });

  test("keeps texts as everybody may see them", async () => {
    await change({ privacy_es: '<p onclick="x()">Hola<script>alert(1)</script></p>' });
    expect((await read()).privacy_es).toBe("<p>Hola</p>");
    await change({ privacy_es: "" });
  });

  test("takes domains as people write them", async () => {
    await change({ sign_up_domains: ["@School.Example.org ", "ada@uni.example.org"] });
    expect((await read()).sign_up_domains).toEqual(["school.example.org", "uni.example.org"]);
    await change({ sign_up_domains: SCHOOL.sign_up_domains });
  });

  test("of two changes at once, both count", async () => {
    const answers = await Promise.all([change({ name: "One" }), change({ name: "Other" })]);
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

describe("GET /api/admin/site/accent", () => {
  const check = (colour: string) =>
    admin.get<object>(`/api/admin/site/accent?colour=${encodeURIComponent(colour)}`);

  test("offers the nearest colour that can be read", async () => {
    expect((await check("#0B6B5A")).body).toMatchObject({ needed: 4.5, nearest: "#0b6b5a" });
    const { body } = await check("#ffd400");
    expect(body).toMatchObject({ contrast: 1.2, needed: 4.5 });
    expect(body).not.toMatchObject({ nearest: "#ffd400" });
  });

  test("422 for what is no colour", async () => {
    expect((await check("red")).status).toBe(422);
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
