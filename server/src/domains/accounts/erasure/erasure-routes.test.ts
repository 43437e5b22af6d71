import type { OwnErasure } from "@paso/contract";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { auditLog, erasures, mails, users } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let client: TestClient;
let person: { id: number };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  await world.ctx.database.delete(users);
  person = await createPerson(world.ctx, { firstName: "Ada", email: "ada@example.org" });
  client = await world.as(person);
});

const PATH = "/api/account/erasure";
const request = (by: TestClient, opinions = "remove", headers: Record<string, string> = {}) =>
  by.post<OwnErasure>(PATH, { opinions }, { headers });
const read = async () => (await client.get<OwnErasure>(PATH)).body;
const PENDING = {
  opinions: "remove",
  requested_at: "2026-03-10T12:00",
  due_at: "2026-03-24T12:00",
  by_administrator: false,
};

describe("POST /api/account/erasure", () => {
  test("waits 14 days, and says so by mail and in the audit log", async () => {
    expect(await read()).toEqual({ erasure: null, time_zone: "UTC" });
    const { status, body } = await request(client);
    expect([status, body]).toEqual([200, { erasure: PENDING }]);
    expect(await read()).toMatchObject({ erasure: PENDING });
    const sent = await world.ctx.database.select().from(mails);
    expect(sent).toMatchObject([
      {
        kind: "erasure-requested",
        recipient: "ada@example.org",
        subject: "Your account will be erased on 24 March 2026",
        text: expect.stringContaining("https://learn.example.org/account/data"),
      },
    ]);
    const [entry] = await world.ctx.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, person.id));
    expect(entry).toMatchObject({
      action: "person.erasure_requested",
      actorId: person.id,
      after: { opinions: "remove" },
    });
  });

  test("says in the mail what stays, in the person's language", async () => {
    await request(client, "anonymise", { "accept-language": "es" });
    const [mail] = await world.ctx.database.select().from(mails);
    expect(mail?.subject).toBe("Tu cuenta se borrará el 24 de marzo de 2026");
    expect(mail?.text).toContain("se quedan sin tu nombre");
  });

  test("403 without the password or a passkey of the last minutes", async () => {
    world.clock.moveTo("2026-03-10T12:10:00Z");
    const { status, error } = await request(client);
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    expect(await world.ctx.database.$count(erasures)).toBe(0);
  });

  test("409 for the last administrator", async () => {
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { status, error } = await request(admin);
    expect([status, error.code]).toEqual([409, "last_admin"]);
    await createPerson(world.ctx, { role: "admin" });
    expect((await request(admin)).status).toBe(200);
  });

  test("409 when it is asked for twice, also at once; it is mailed once", async () => {
    const statuses = await Promise.all([request(client), request(client)]);
    expect(statuses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await world.ctx.database.$count(mails)).toBe(1);
  });

  test.each(["keep", "", 7])("422 on %j", async (opinions) => {
    const { status, error } = await client.post(PATH, { opinions });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["opinions"]]);
  });

  test("401 for nobody", async () => {
    expect((await request(world.visitor())).status).toBe(401);
  });
});

describe("DELETE /api/account/erasure", () => {
  test("keeps the account, whenever one signs in again", async () => {
    await request(client);
    world.clock.moveTo("2026-03-24T11:00:00Z");
    client = await world.as(person);
    expect((await client.send("DELETE", PATH)).body).toEqual({ erasure: null });
    expect(await read()).toMatchObject({ erasure: null });
    expect((await client.send("DELETE", PATH)).status).toBe(200);
    const entries = await world.ctx.database
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, person.id))
      .orderBy(asc(auditLog.id));
    expect(entries.map(({ action }) => action)).toEqual([
      "person.erasure_requested",
      "person.erasure_cancelled",
    ]);
    expect((await request(client)).body).toMatchObject({
      erasure: { due_at: "2026-04-07T11:00" },
    });
  });
});
