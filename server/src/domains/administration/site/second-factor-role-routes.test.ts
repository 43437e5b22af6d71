import type { SecondFactorRoles } from "@paso/contract";
import { desc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  auditLog,
  authenticatorApps,
  siteSettings,
  users,
} from "../../../database/tables/index.ts";
import { loadSite } from "../../../platform/site/load-site.ts";
import { siteOf } from "../../../platform/site/site-of.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const ROLES = "/api/admin/second-factor-roles";

let world: TestApp;
let admin: TestClient;
let root: { id: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(siteSettings);
  await world.ctx.database.delete(users);
  Object.assign(world.ctx.site, siteOf(world.ctx.site.defaults));
  root = await createPerson(world.ctx, { role: "admin" });
  admin = await world.as(root);
  await addApp(root);
});

const addApp = ({ id: userId }: { id: number }) =>
  world.ctx.database
    .insert(authenticatorApps)
    .values({ userId, sealedKey: "sealed", confirmedAt: world.clock.now() });

const read = async () => (await admin.get<SecondFactorRoles>(ROLES)).body.roles;
const change = (roles: unknown, by = admin) => by.send<SecondFactorRoles>("PUT", ROLES, { roles });

describe("GET /api/admin/second-factor-roles", () => {
  test("counts for each role who can sign in, and who of them has none", async () => {
    await addApp(await createPerson(world.ctx));
    await createPerson(world.ctx);
    await createPerson(world.ctx, { disabledAt: world.clock.now() });
    const unconfirmed = await createPerson(world.ctx, { role: "viewer" });
    await world.ctx.database
      .insert(authenticatorApps)
      .values({ userId: unconfirmed.id, sealedKey: "sealed" });
    expect(await read()).toEqual([
      { role: "admin", is_required: false, people: 1, lacking: 0 },
      { role: "instructor", is_required: false, people: 0, lacking: 0 },
      { role: "viewer", is_required: false, people: 1, lacking: 1 },
      { role: "student", is_required: false, people: 2, lacking: 1 },
    ]);
  });

  test("401 and 403 for others", async () => {
    expect((await world.visitor().get(ROLES)).status).toBe(401);
    const teacher = await world.as(await createPerson(world.ctx, { role: "instructor" }));
    expect((await teacher.get(ROLES)).status).toBe(403);
    expect((await change(["student"], teacher)).status).toBe(403);
  });
});

describe("PUT /api/admin/second-factor-roles", () => {
  test("holds up the roles it names, in every process, and is in the audit log", async () => {
    const student = await world.as(await createPerson(world.ctx));
    expect((await student.get("/api/courses")).status).toBe(200);
    const { status, body } = await change(["student", "admin", "student"]);
    expect(status).toBe(200);
    expect(body.roles.filter((one) => one.is_required).map(({ role }) => role)).toEqual([
      "admin",
      "student",
    ]);
    expect((await student.get("/api/courses")).error.code).toBe("must_add_second_factor");
    expect((await admin.get("/api/courses")).status).toBe(200);
    const other = { ...world.ctx, site: siteOf(world.ctx.site.defaults) };
    await loadSite(other);
    expect(other.site.secondFactorRoles).toEqual(["admin", "student"]);
    await change(["student"]);
    await change(["student"]);
    const entries = await world.ctx.database
      .select()
      .from(auditLog)
      .orderBy(desc(auditLog.id))
      .limit(2);
    expect(
      entries.map(({ action, actorId, before, after }) => [action, actorId, before, after]),
    ).toEqual([
      [
        "site.second_factor_changed",
        root.id,
        { second_factor_roles: ["admin", "student"] },
        { second_factor_roles: ["student"] },
      ],
      [
        "site.second_factor_changed",
        root.id,
        { second_factor_roles: [] },
        { second_factor_roles: ["admin", "student"] },
      ],
    ]);
  });

  test("leaves the site's other settings alone, and they leave it", async () => {
    const site = { name: "Escuela", locale: "es", time_zone: "Europe/Madrid" };
    await admin.send("PUT", "/api/admin/site", site);
    await change(["viewer"]);
    expect((await admin.get("/api/admin/site")).body).toMatchObject(site);
    await admin.send("PUT", "/api/admin/site", { ...site, name: "School" });
    expect((await read()).find(({ role }) => role === "viewer")?.is_required).toBe(true);
  });

  test("asks for the password again after ten minutes", async () => {
    world.clock.moveTo("2026-03-10T12:10:00Z");
    const { status, error } = await change(["student"]);
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    expect((await read()).some((one) => one.is_required)).toBe(false);
  });

  test("422 for what is no role", async () => {
    for (const roles of [["teacher"], "student", null, Array(5).fill("student")]) {
      expect((await change(roles)).status).toBe(422);
    }
  });
});
