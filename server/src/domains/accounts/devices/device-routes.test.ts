import type { OpenSessions, SignIns } from "@paso/contract";
import { eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { sessions, signIns, tokenBuckets } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { hashPassword } from "../people/hash-password.ts";
import { deleteOldSignIns } from "./delete-old-sign-ins.ts";

const PASSWORD = "correct horse battery";
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1";

let world: TestApp;
let passwordHash: string;
let person: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world.stop());

beforeEach(async () => {
  await world.ctx.database.delete(tokenBuckets);
  await world.ctx.database.delete(signIns);
  world.clock.moveTo("2026-03-10T12:00:00Z");
  person = await createPerson(world.ctx, { passwordHash });
});

/** A browser that tried to sign in. */
async function tryToSignIn(userAgent: string, password = PASSWORD, email = person.email) {
  const browser = world.visitor();
  await browser.get("/api/session");
  const { status } = await browser.post(
    "/api/session",
    { email, password },
    { headers: { "user-agent": userAgent } },
  );
  return { browser, status };
}
const signIn = async (userAgent: string) => (await tryToSignIn(userAgent)).browser;

const list = async (browser: TestClient) =>
  (await browser.get<OpenSessions>("/api/account/sessions")).body.sessions;
const history = async (browser: TestClient) =>
  (await browser.get<SignIns>("/api/account/sign-ins")).body.sign_ins;
const isSignedIn = async (browser: TestClient) =>
  (await browser.get<{ user: unknown }>("/api/session")).body.user !== null;

describe("GET /api/account/sessions", () => {
  test("401 when signed out", async () => {
    expect((await world.visitor().get("/api/account/sessions")).status).toBe(401);
  });

  test("names the devices of one's own, this one first", async () => {
    const laptop = await signIn(FIREFOX);
    world.clock.moveTo("2026-03-10T13:00:00Z");
    await signIn(IPHONE);
    await world.as(await createPerson(world.ctx));
    expect(await list(laptop)).toEqual([
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        browser: "Firefox",
        system: "Windows",
        signed_in_at: "2026-03-10T12:00:00.000Z",
        last_seen_at: "2026-03-10T13:00:00.000Z",
        is_current: true,
      },
      {
        id: expect.stringMatching(/^[\w-]{43}$/),
        browser: "Safari",
        system: "iOS",
        signed_in_at: "2026-03-10T13:00:00.000Z",
        last_seen_at: "2026-03-10T13:00:00.000Z",
        is_current: false,
      },
    ]);
  });

  test("leaves out those that have expired", async () => {
    await signIn(IPHONE);
    world.clock.moveTo("2026-03-24T12:00:00Z");
    const laptop = await signIn(FIREFOX);
    expect(await list(laptop)).toMatchObject([{ browser: "Firefox" }]);
  });

  test("names no secret, nor what is stored of it", async () => {
    const laptop = await signIn(FIREFOX);
    const [shown] = await list(laptop);
    const [stored] = await world.ctx.database
      .select()
      .from(sessions)
      .where(eq(sessions.userId, person.id));
    expect(shown?.id).not.toBe(laptop.secret);
    expect(shown?.id).not.toBe(stored?.tokenHash.toString("base64url"));
  });

  test("a changed password keeps what this device is called", async () => {
    const laptop = await signIn(FIREFOX);
    await laptop.send(
      "PUT",
      "/api/account/password",
      { current_password: PASSWORD, password: "a new and better one" },
      { headers: { "user-agent": FIREFOX } },
    );
    expect(await list(laptop)).toMatchObject([{ browser: "Firefox", is_current: true }]);
  });
});

describe("DELETE /api/account/sessions/:sessionId", () => {
  const end = (browser: TestClient, id: string) =>
    browser.send("DELETE", `/api/account/sessions/${id}`);

  test("signs that device out, and no other", async () => {
    const [laptop, phone, tablet] = [
      await signIn(FIREFOX),
      await signIn(IPHONE),
      await signIn(FIREFOX),
    ];
    const [own] = await list(phone);
    const { status, body } = await end(laptop, own!.id);
    expect([status, body]).toEqual([200, { ended: 1 }]);
    expect([await isSignedIn(laptop), await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await end(laptop, own!.id)).status).toBe(404);
  });

  test("404 for another person's, which goes on", async () => {
    const laptop = await signIn(FIREFOX);
    const stranger = await world.as(await createPerson(world.ctx));
    const [theirs] = await list(stranger);
    expect((await end(laptop, theirs!.id)).status).toBe(404);
    expect(await isSignedIn(stranger)).toBe(true);
  });

  test.each(["1", "x".repeat(44), `${"x".repeat(42)}!`])("404 for %s", async (id) => {
    expect((await end(await signIn(FIREFOX), encodeURIComponent(id))).status).toBe(404);
  });

  test("409 for this device", async () => {
    const laptop = await signIn(FIREFOX);
    const [own] = await list(laptop);
    const { status, error } = await end(laptop, own!.id);
    expect([status, error.code]).toEqual([409, "current_session"]);
    expect(await isSignedIn(laptop)).toBe(true);
  });

  test("401 when signed out", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    expect((await end(visitor, "x".repeat(43))).status).toBe(401);
  });
});

describe("DELETE /api/account/sessions", () => {
  test("signs out all devices of one's own but this one", async () => {
    const [laptop, phone, tablet] = [
      await signIn(FIREFOX),
      await signIn(IPHONE),
      await signIn(IPHONE),
    ];
    const stranger = await world.as(await createPerson(world.ctx));
    const { body } = await laptop.send("DELETE", "/api/account/sessions");
    expect(body).toEqual({ ended: 2 });
    expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([false, false]);
    expect([await isSignedIn(laptop), await isSignedIn(stranger)]).toEqual([true, true]);
  });
});

describe("GET /api/account/sign-ins", () => {
  test("tells right passwords from wrong ones, newest first", async () => {
    await tryToSignIn(IPHONE, "a wrong password");
    world.clock.moveTo("2026-03-10T13:00:00Z");
    const laptop = await signIn(FIREFOX);
    expect(await history(laptop)).toEqual([
      {
        at: "2026-03-10T13:00:00.000Z",
        succeeded: true,
        browser: "Firefox",
        system: "Windows",
        network: "127.0.0.x",
      },
      {
        at: "2026-03-10T12:00:00.000Z",
        succeeded: false,
        browser: "Safari",
        system: "iOS",
        network: "127.0.0.x",
      },
    ]);
  });

  test("shows nobody else's, and the latest 50", async () => {
    const other = await createPerson(world.ctx, { passwordHash });
    await tryToSignIn(FIREFOX, PASSWORD, other.email);
    const attempt = { userId: person.id, succeeded: false, network: "192.0.2.x" };
    const createdAt = world.clock.now();
    await world.ctx.database
      .insert(signIns)
      .values(Array.from({ length: 60 }, () => ({ ...attempt, createdAt })));
    const shown = await history(await signIn(IPHONE));
    expect(shown).toHaveLength(50);
    expect(shown[0]).toMatchObject({ succeeded: true, browser: "Safari" });
    expect(shown.slice(1).every(({ succeeded }) => !succeeded)).toBe(true);
  });

  test("is kept for 90 days", async () => {
    await tryToSignIn(FIREFOX, "a wrong password");
    world.clock.moveTo("2026-06-08T11:59:59Z");
    const laptop = await signIn(FIREFOX);
    expect(await history(laptop)).toHaveLength(2);
    expect(await deleteOldSignIns(world.ctx)).toBe(0);
    world.clock.moveTo("2026-06-08T12:00:00Z");
    expect(await history(laptop)).toHaveLength(1);
    expect(await deleteOldSignIns(world.ctx)).toBe(1);
  });

  test("an unknown address costs the same statement, and nothing of it is kept", async () => {
    await tryToSignIn(FIREFOX, PASSWORD, "nobody@example.org");
    const unknown = () => world.ctx.database.select().from(signIns).where(isNull(signIns.userId));
    expect(await unknown()).toMatchObject([{ succeeded: false, network: "127.0.0.x" }]);
    expect(JSON.stringify(await unknown())).not.toContain("nobody");
    expect(await deleteOldSignIns(world.ctx)).toBe(1);
  });
});
