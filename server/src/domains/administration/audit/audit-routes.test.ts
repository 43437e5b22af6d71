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

/** Sessions end within days. */
const moveTo = async (instant: string) => {
  world.clock.moveTo(instant);
  admin = await world.as(ada);
};
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

  test("shows what happened on some days, in the site's time zone", async () => {
    await moveTo("2026-03-12T23:30:00Z");
    await recordAudit(world.ctx, { actorId: ada.id, ...changed("Academy", "Night school") });
    await moveTo("2026-03-13T00:30:00Z");
    await recordAudit(world.ctx, { actorId: ada.id, ...changed("Night school", "Academy") });
    const days = async (query: string) => (await list(query)).entries.map(({ at }) => at);
    expect(await days("?from=2026-03-12")).toEqual(["2026-03-13T00:30", "2026-03-12T23:30"]);
    expect(await days("?from=2026-03-11&to=2026-03-12")).toEqual(["2026-03-12T23:30"]);
    expect(await days("?to=2026-03-09")).toEqual([]);
    expect(await admin.get("/api/admin/audit?from=2026-03-13&to=2026-03-12")).toMatchObject({
      status: 422,
      body: { errors: { to: ["Choose a day that is not before the first."] } },
    });
    expect((await admin.get("/api/admin/audit?from=2026-02-30")).status).toBe(422);
  });
});

describe("GET /api/admin/audit/export/{format}", () => {
  const csv = async (query: string, locale: "en" | "es" = "en") => {
    const { text, status } = await admin.get(`/api/admin/audit/export/csv${query}`, {
      headers: { "accept-language": locale },
    });
    expect(status).toBe(200);
    return text.replace("\uFEFF", "").trimEnd().split("\r\n");
  };

  test("has a row for each changed field, with the names of the API", async () => {
    expect(await csv("?action=site.created")).toEqual([
      "Date,Action,By,E-mail of who did it,About,E-mail of who it is about,Field,Before,After",
      "2026-03-10 12:00,site.created,command_line,,Ádá Lovelace,ada@example.org,name,,Paso",
    ]);
    expect((await csv("?from=2026-03-13")).slice(1)).toEqual([
      "2026-03-13 00:30,site.changed,Ádá Lovelace,ada@example.org,,,name,Night school,Academy",
    ]);
  });

  test("has what was neither changed nor about a person, and values of every kind", async () => {
    await moveTo("2026-03-14T12:00:00Z");
    await recordAudit(world.ctx, { actorId: ada.id, action: "site.logo_removed" });
    await recordAudit(world.ctx, {
      actorId: ada.id,
      action: "sign_in.changed",
      before: { sign_up_domains: [], sign_up_approval: false, seats: null },
      after: { sign_up_domains: ["=a.org", "b.org"], sign_up_approval: true, seats: 20 },
    });
    const who = "2026-03-14 12:00,sign_in.changed,Ádá Lovelace,ada@example.org,,";
    expect((await csv("?from=2026-03-14")).slice(1)).toEqual([
      `${who},seats,,20`,
      `${who},sign_up_domains,,"'=a.org, b.org"`,
      `${who},sign_up_approval,false,true`,
      "2026-03-14 12:00,site.logo_removed,Ádá Lovelace,ada@example.org,,,,,",
    ]);
  });

  test("is written for the reader's spreadsheet program, and is a workbook, too", async () => {
    const [head] = await csv("", "es");
    expect(head).toMatch(/^Fecha;Acción;Quién;/);
    const file = await admin.get("/api/admin/audit/export/xlsx");
    expect(file.status).toBe(200);
    expect(file.headers["content-disposition"]).toContain('filename="Audit log.xlsx"');
    expect((await admin.get("/api/admin/audit/export/pdf")).status).toBe(404);
  });

  test("has all entries, however many parts they are read in", async () => {
    await moveTo("2026-03-20T12:00:00Z");
    for (let number = 1; number <= 1_001; number += 1) {
      await recordAudit(world.ctx, {
        actorId: ada.id,
        action: "site.changed",
        before: { seats: number - 1 },
        after: { seats: number },
      });
    }
    const rows = (await csv("?from=2026-03-20")).slice(1);
    expect(rows.map((row) => Number(row.split(",").at(-1)))).toEqual(
      Array.from({ length: 1_001 }, (_, index) => 1_001 - index),
    );
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
