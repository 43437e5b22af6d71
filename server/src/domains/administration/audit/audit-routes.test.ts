import type { AuditEntries } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { auditLog, users } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let ada: { id: number };
let admin: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  ada = await createPerson(world.ctx, {
    role: "admin",
    firstName: "Ádá",
    lastName: "Lovelace",
    email: "ada@example.org",
  });
  admin = await world.as(ada);
  world.clock.moveTo("2026-03-10T12:00:00Z");
});
afterAll(() => world.stop());

const list = async (query = "") => (await admin.get<AuditEntries>(`/api/admin/audit${query}`)).body;
const changed = (before: string, after: string) => ({
  action: "site.changed" as const,
  before: { name: before, locale: "en" },
  after: { name: after, locale: "en" },
});

describe("GET /api/admin/audit", () => {
  test("lists who changed what from what to what, newest first", async () => {
    const eve = await createPerson(world.ctx, { email: "eve@example.org" });
    await recordAudit(world.ctx, {
      action: "site.created",
      actorId: null,
      subjectId: ada.id,
      after: { name: "Paso" },
    });
    await recordAudit(world.ctx, { actorId: ada.id, ...changed("Paso", "School") });
    const { entries, time_zone: zone } = await list();
    const person = { id: ada.id, name: "Ádá Lovelace", email: "ada@example.org" };
    expect(zone).toBe("UTC");
    expect(entries).toEqual([
      {
        id: expect.any(Number),
        at: "2026-03-10T12:00",
        action: "site.changed",
        actor: person,
        subject: null,
        changes: [{ field: "name", before: "Paso", after: "School" }],
      },
      {
        id: expect.any(Number),
        at: "2026-03-10T12:00",
        action: "site.created",
        actor: "command_line",
        subject: person,
        changes: [{ field: "name", after: "Paso" }],
      },
    ]);
    await recordAudit(world.ctx, {
      actorId: eve.id,
      subjectId: eve.id,
      ...changed("School", "Academy"),
    });
    await world.ctx.database.delete(users).where(eq(users.id, eve.id));
    expect((await list()).entries[0]).toMatchObject({ actor: "erased", subject: "erased" });
  });

  test("shows one kind of change, or what a person did or had done to them", async () => {
    const changes = async (query: string) =>
      (await list(query)).entries.map(({ action }) => action);
    expect(await changes("?action=site.created")).toEqual(["site.created"]);
    expect(await changes("?q=love%20ada")).toEqual(["site.changed", "site.created"]);
    expect(await changes("?q=grace")).toEqual([]);
    expect((await admin.get("/api/admin/audit?action=site.burnt")).status).toBe(422);
  });

  test("goes on where a part ended, also while new lines come", async () => {
    const first = await list("?limit=2");
    await recordAudit(world.ctx, { actorId: ada.id, ...changed("Academy", "Paso") });
    const second = await list(`?limit=2&cursor=${first.next_cursor}`);
    const all = await list();
    expect([...first.entries, ...second.entries]).toEqual(all.entries.slice(1));
    expect(second.next_cursor).toBeNull();
  });
});

describe("recordAudit", () => {
  const lines = () => world.ctx.database.$count(auditLog);

  test("leaves no line where nothing changed, nor where the change is rolled back", async () => {
    const before = await lines();
    await recordAudit(world.ctx, { actorId: ada.id, ...changed("Paso", "Paso") });
    const failing = withTransaction(world.ctx, async (ctx) => {
      await recordAudit(ctx, { actorId: ada.id, ...changed("Paso", "School") });
      throw new Error("Rolled back.");
    });
    await expect(failing).rejects.toThrow("Rolled back.");
    expect(await lines()).toBe(before);
  });

  test("leaves lines that cannot be changed or deleted", async () => {
    const { database } = world.ctx;
    const refusal = { cause: { message: "The audit log can only be added to." } };
    await expect(database.update(auditLog).set({ actorId: 1 })).rejects.toMatchObject(refusal);
    await expect(database.delete(auditLog)).rejects.toMatchObject(refusal);
    await expect(database.execute("truncate audit_log")).rejects.toMatchObject(refusal);
  });
});
