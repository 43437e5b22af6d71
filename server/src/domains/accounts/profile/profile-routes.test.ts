import type { SessionUser } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

let world: TestApp;
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());
beforeEach(async () => {
  client = await world.as(await createPerson(world.ctx, { firstName: "Ada", lastName: "Byron" }));
});

const ADA = { first_name: "Ada", last_name: "Lovelace", time_zone: "Europe/Madrid" };
const whoAmI = async () => (await client.get<{ user: SessionUser }>("/api/session")).body.user;
const change = (body: object, from = client) =>
  from.send<{ user: SessionUser }>("PUT", "/api/account/profile", body);

describe("PUT /api/account/profile", () => {
  test("401 when signed out", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await change(ADA, visitor)).status).toBe(401);
  });

  test("changes name and time zone, and answers with the person", async () => {
    const { status, body } = await change({ ...ADA, first_name: "  Ada " });
    expect(status).toBe(200);
    expect(body.user).toMatchObject(ADA);
    expect(await whoAmI()).toEqual(body.user);
  });

  test("people have one name only, and the device's time zone", async () => {
    const one = { first_name: "Platón", last_name: "", time_zone: null };
    expect((await change(one)).body.user).toMatchObject(one);
  });

  test.each([
    [{ ...ADA, first_name: " " }, { first_name: ["Enter your first name."] }],
    [{ ...ADA, last_name: "x".repeat(101) }, { last_name: ["This is too long."] }],
    ...["Europe/Atlantis", "+01:00", "CET", "", "Europe/Madrid\0"].map(
      (time_zone): [object, object] => [
        { ...ADA, time_zone },
        { time_zone: ["Choose a time zone from the list."] },
      ],
    ),
    [{ ...ADA, role: "admin" }, { role: ["This field is not known."] }],
  ])("422 for %j", async (body, errors) => {
    const { status, error } = await change(body);
    expect([status, error.errors]).toEqual([422, errors]);
    expect(await whoAmI()).toMatchObject({ last_name: "Byron", time_zone: null });
  });
});

describe("PUT /api/account/theme", () => {
  test("is remembered for the person's other devices", async () => {
    expect((await whoAmI()).theme).toBeNull();
    const { status, body } = await client.send("PUT", "/api/account/theme", { theme: "dark" });
    expect([status, body]).toEqual([200, { theme: "dark" }]);
    expect((await whoAmI()).theme).toBe("dark");
  });

  test("422 for any other", async () => {
    const { status } = await client.send("PUT", "/api/account/theme", { theme: "sepia" });
    expect(status).toBe(422);
  });
});
