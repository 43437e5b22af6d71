import type { SiteOverview, SitePeople, SitePerson } from "@paso/contract";
import { asc } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, erasures, mails, users } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let admin: TestClient;
let root: { id: number };
let person: { id: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(users);
  root = await createPerson(world.ctx, { role: "admin" });
  admin = await world.as(root);
  person = await createPerson(world.ctx, { email: "ada@example.org", firstName: "Ada" });
});

const request = (id: number, by = admin) =>
  by.post<SitePerson>(`/api/admin/people/${id}/erasure`, { opinions: "anonymise" });
const cancel = (id: number) => admin.send<SitePerson>("DELETE", `/api/admin/people/${id}/erasure`);
const leaving = async () =>
  (await admin.get<SitePeople>("/api/admin/people?state=leaving")).body.people;

describe("POST /api/admin/people/:userId/erasure", () => {
  test("has the person leave in 14 days, tells them, and shows who waits", async () => {
    expect(await leaving()).toEqual([]);
    const { status, body } = await request(person.id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: person.id, leaving_at: "2026-03-24T12:00" });
    expect(await leaving()).toEqual([body]);
    const { body: overview } = await admin.get<SiteOverview>("/api/admin/overview");
    expect(overview.people).toMatchObject({ active: 2, disabled: 0, leaving: 1 });
    const [mail] = await world.ctx.database.select().from(mails);
    expect(mail).toMatchObject({ recipient: "ada@example.org", kind: "erasure-requested" });
    expect(mail?.text).toContain("An administrator of Paso asked");
    // The person sees it, and may keep the account.
    const own = await world.as(person);
    const seen = await own.get<{ erasure: unknown }>("/api/account/erasure");
    expect(seen.body.erasure).toMatchObject({ by_administrator: true, opinions: "anonymise" });
    expect((await own.send("DELETE", "/api/account/erasure")).status).toBe(200);
    expect(await leaving()).toEqual([]);
  });

  test("409 for oneself as the last administrator, and for one who leaves already", async () => {
    expect((await request(root.id)).error.code).toBe("last_admin");
    expect((await request(person.id)).status).toBe(200);
    const { status, error } = await request(person.id);
    expect([status, error.code]).toEqual([409, "erasure_pending"]);
    expect(await world.ctx.database.$count(mails)).toBe(1);
  });

  test("403 without the password or a passkey of the last minutes; 404 for nobody", async () => {
    expect((await request(2_000_000_000)).status).toBe(404);
    world.clock.moveTo("2026-03-10T12:10:00Z");
    expect((await request(person.id)).error.code).toBe("reauthentication_required");
    expect(await world.ctx.database.$count(erasures)).toBe(0);
  });

  test("401 and 403 for others; 422 without a choice", async () => {
    expect((await request(person.id, world.visitor())).status).toBe(401);
    expect((await request(root.id, await world.as(person))).status).toBe(403);
    const { status, error } = await admin.post(`/api/admin/people/${person.id}/erasure`, {});
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["opinions"]]);
  });
});

test("DELETE /api/admin/people/:userId/erasure keeps the person, as the audit log says", async () => {
  await request(person.id);
  const { status, body } = await cancel(person.id);
  expect([status, body.leaving_at]).toEqual([200, null]);
  expect((await cancel(2_000_000_000)).status).toBe(404);
  const entries = await world.ctx.database.select().from(auditLog).orderBy(asc(auditLog.id));
  expect(entries.slice(-2)).toMatchObject([
    { action: "person.erasure_requested", actorId: root.id, subjectId: person.id },
    { action: "person.erasure_cancelled", actorId: root.id, subjectId: person.id },
  ]);
});
