import { MAX_PASSKEYS, type Passkey, type Security, type SessionUser } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { passkeyChallenges, passkeys, sessions, users } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { SoftwarePasskey } from "../../../testing/software-passkey.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { hashPassword } from "../people/hash-password.ts";
import { deleteExpiredChallenges } from "./delete-expired-challenges.ts";

interface Offer {
  challenge: string;
  user: { id: string; name: string };
  excludeCredentials: { id: string }[];
}

const PASSWORD = "correct horse battery";
const OPTIONS = "/api/session/passkey/options";

let world: TestApp;
let passwordHash: string;
let person: { id: number; email: string };
let owner: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00Z");
  person = await createPerson(world.ctx, { passwordHash });
  owner = await world.as(person);
});

async function visit(): Promise<TestClient> {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return visitor;
}

const offer = async (client = owner) =>
  (await client.post<Offer>("/api/account/passkeys/options")).body;

/** Adds a passkey to the account that the browser is signed in to. */
async function addPasskey(client = owner, name = "Laptop") {
  const passkey = new SoftwarePasskey();
  const { challenge, user } = await offer(client);
  const credential = passkey.register({ challenge, userHandle: user.id });
  const { status, body } = await client.post<Passkey>("/api/account/passkeys", {
    name,
    credential,
  });
  expect(status).toBe(200);
  return { passkey, id: body.id };
}

const challenge = async (client: TestClient) => (await client.post<Offer>(OPTIONS)).body.challenge;

const whoAmI = async (client: TestClient) =>
  (await client.get<{ user: SessionUser | null }>("/api/session")).body.user?.id ?? null;

async function signInWith(passkey: SoftwarePasskey, client: TestClient) {
  const credential = passkey.sign({ challenge: await challenge(client) });
  return client.post<{ user: SessionUser; redirect_to: string }>("/api/session/passkey", {
    credential,
  });
}

describe("adding a passkey", () => {
  test("offers one that names the account and is not among those it has", async () => {
    const { passkey } = await addPasskey();
    const offered = await offer();
    expect(offered).toMatchObject({
      rp: { id: "learn.example.org" },
      user: { id: passkey.userHandle, name: person.email },
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: passkey.id }],
    });
    // It reveals nothing about the person.
    expect(offered.user.id).toMatch(/^[\w-]{43}$/);
  });

  test("lists several by name", async () => {
    await addPasskey(owner, "Laptop");
    await addPasskey(owner, "Phone");
    const { body } = await owner.get<Security>("/api/account/security");
    expect(body.passkeys).toMatchObject([
      { name: "Laptop", is_synced: false, created_at: "2026-03-10T12:00", last_used_at: null },
      { name: "Phone" },
    ]);
  });

  test.each([
    ["another site", { origin: "https://learn.example.com", rpId: "learn.example.com" }],
    ["another origin", { origin: "https://evil.example.org" }],
    ["another challenge", { challenge: "AAAA" }],
    ["a person not verified", { isVerified: false }],
  ])("refuses what was made for %s", async (_, wrong) => {
    const offered = await offer();
    const credential = new SoftwarePasskey().register({
      challenge: offered.challenge,
      userHandle: offered.user.id,
      ...wrong,
    });
    const { status, error } = await owner.post("/api/account/passkeys", { name: "A", credential });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["credential"]]);
    expect(await world.ctx.database.$count(passkeys, eq(passkeys.userId, person.id))).toBe(0);
  });

  test("takes a challenge once, for minutes, and from the browser that it was given to", async () => {
    const { passkey } = await addPasskey();
    const used = await offer();
    const register = (key: SoftwarePasskey, offered: Offer) =>
      key.register({ challenge: offered.challenge, userHandle: offered.user.id });
    const send = (client: TestClient, credential: unknown) =>
      client.post("/api/account/passkeys", { name: "A", credential });
    const elsewhere = await world.as(person);
    expect((await send(elsewhere, register(new SoftwarePasskey(), used))).status).toBe(422);
    // A duplicate: refused after the challenge was consumed.
    expect((await send(owner, register(passkey, used))).status).toBe(409);
    expect((await send(owner, register(new SoftwarePasskey(), used))).status).toBe(422);
    const late = await offer();
    world.clock.moveTo("2026-03-10T12:10:00Z");
    await confirm(owner);
    expect((await send(owner, register(new SoftwarePasskey(), late))).status).toBe(422);
  });

  test("takes no more than a person can have", async () => {
    await world.ctx.database.insert(passkeys).values(
      Array.from({ length: MAX_PASSKEYS }, (_, index) => ({
        userId: person.id,
        credentialId: `${person.id}-${index}`,
        publicKey: Buffer.alloc(1),
        counter: 0,
        transports: [],
        isSynced: false,
        name: "A",
        createdAt: world.clock.now(),
      })),
    );
    const { status, error } = await owner.post("/api/account/passkeys/options");
    expect([status, error.code]).toEqual([409, "too_many_passkeys"]);
  });
});

describe("changing passkeys", () => {
  test("renames one's own alone", async () => {
    const { id } = await addPasskey();
    const path = `/api/account/passkeys/${id}`;
    const renamed = await owner.send<Passkey>("PUT", path, { name: "  Work laptop " });
    expect([renamed.status, renamed.body.name]).toEqual([200, "Work laptop"]);
    const other = await world.as(await createPerson(world.ctx));
    expect((await other.send("PUT", path, { name: "Mine" })).status).toBe(404);
    expect((await other.send("DELETE", path)).status).toBe(404);
    expect((await owner.send("PUT", path, { name: " " })).status).toBe(422);
    expect((await world.visitor().send("DELETE", path)).status).toBe(401);
  });

  test("a removed one signs nobody in", async () => {
    const { passkey, id } = await addPasskey();
    expect((await owner.send("DELETE", `/api/account/passkeys/${id}`)).status).toBe(200);
    expect((await signInWith(passkey, await visit())).status).toBe(422);
    expect((await owner.send("DELETE", `/api/account/passkeys/${id}`)).status).toBe(404);
  });
});

describe("signing in with a passkey", () => {
  test("needs no address", async () => {
    const { passkey } = await addPasskey();
    const browser = await visit();
    const before = browser.secret;
    const { status, body } = await signInWith(passkey, browser);
    expect([status, body.user.id, body.redirect_to]).toEqual([200, person.id, "/student"]);
    expect(browser.secret).not.toBe(before);
    expect(browser.deviceToken).not.toBeNull();
    expect(await whoAmI(browser)).toBe(person.id);
    const { body: security } = await owner.get<Security>("/api/account/security");
    expect(security.passkeys[0]?.last_used_at).toBe("2026-03-10T12:00");
  });

  test("offers every passkey of the site to a visitor, and one's own to who is signed in", async () => {
    const { passkey } = await addPasskey();
    const visitor = await visit();
    const { body: any } = await visitor.post<Offer>(OPTIONS);
    expect(any).toMatchObject({ rpId: "learn.example.org", userVerification: "required" });
    expect(any).toMatchObject({ allowCredentials: [] });
    const { body: own } = await owner.post(OPTIONS);
    expect(own).toMatchObject({ allowCredentials: [{ id: passkey.id }] });
  });

  test("a challenge signs in once, in the browser that asked for it, for minutes", async () => {
    const { passkey } = await addPasskey();
    const browser = await visit();
    const signed = passkey.sign({ challenge: await challenge(browser) });
    const send = (client: TestClient, credential: unknown) =>
      client.post("/api/session/passkey", { credential });
    expect((await send(await visit(), signed)).status).toBe(422);
    expect((await send(browser, signed)).status).toBe(200);
    expect((await send(browser, signed)).status).toBe(422);
    const waiting = await visit();
    const late = passkey.sign({ challenge: await challenge(waiting) });
    world.clock.moveTo("2026-03-10T12:10:00Z");
    expect((await send(waiting, late)).status).toBe(422);
  });

  test.each([
    ["another origin", { origin: "https://learn.example.org.evil.example" }],
    ["another site", { rpId: "example.org" }],
    ["a person not verified", { isVerified: false }],
  ])("refuses %s", async (_, wrong) => {
    const { passkey } = await addPasskey();
    const browser = await visit();
    const credential = passkey.sign({ challenge: await challenge(browser), ...wrong });
    const { status, error } = await browser.post("/api/session/passkey", { credential });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ["credential"]]);
    expect(await whoAmI(browser)).toBeNull();
  });

  test("refuses another's signature, a counter that goes back and another account's handle", async () => {
    const { passkey } = await addPasskey();
    expect((await signInWith(passkey, await visit())).status).toBe(200);
    passkey.counter = 0;
    expect((await signInWith(passkey, await visit())).status).toBe(422);
    passkey.counter = 5;
    const forged = Object.assign(new SoftwarePasskey(), {
      id: passkey.id,
      userHandle: passkey.userHandle,
      counter: 9,
    });
    expect((await signInWith(forged, await visit())).status).toBe(422);
    const handle = passkey.userHandle;
    passkey.userHandle = "AAAA";
    expect((await signInWith(passkey, await visit())).status).toBe(422);
    passkey.userHandle = handle;
    expect((await signInWith(passkey, await visit())).status).toBe(200);
  });

  test("says to who proved it that the account is disabled", async () => {
    const { passkey } = await addPasskey();
    await world.ctx.database
      .update(users)
      .set({ disabledAt: world.clock.now() })
      .where(eq(users.id, person.id));
    const browser = await visit();
    const { status, error } = await signInWith(passkey, browser);
    expect([status, error.errors?.["credential"]?.[0]]).toEqual([
      422,
      "This account is disabled. Ask an administrator of this site.",
    ]);
    expect(await whoAmI(browser)).toBeNull();
  });
});

const confirm = (client: TestClient, password = PASSWORD) =>
  client.post("/api/session/confirm", { password });

describe("a sensitive change", () => {
  const change = (client: TestClient) => client.post("/api/account/passkeys/options");

  test("asks for the password again after ten minutes", async () => {
    world.clock.moveTo("2026-03-10T12:09:59Z");
    expect((await change(owner)).status).toBe(200);
    world.clock.moveTo("2026-03-10T12:10:00Z");
    const { status, error } = await change(owner);
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    // Refused before any validation.
    expect((await owner.post("/api/account/passkeys", {})).status).toBe(403);
    expect((await confirm(owner, "wrong")).error.errors).toHaveProperty("password");
    expect((await change(owner)).status).toBe(403);
    expect((await confirm(owner)).status).toBe(200);
    expect((await change(owner)).status).toBe(200);
  });

  test("asks again where a clock that was ahead took the password", async () => {
    world.clock.moveTo("2026-03-11T12:00:00Z");
    await confirm(owner);
    world.clock.moveTo("2026-03-10T12:00:00Z");
    expect((await change(owner)).status).toBe(403);
    await confirm(owner);
    expect((await change(owner)).status).toBe(200);
  });

  test("asks in every browser apart", async () => {
    world.clock.moveTo("2026-03-10T12:10:00Z");
    const other = await world.as(person);
    await world.ctx.database
      .update(sessions)
      .set({ authenticatedAt: null })
      .where(eq(sessions.userId, person.id));
    await confirm(owner);
    expect((await change(other)).status).toBe(403);
    expect((await change(owner)).status).toBe(200);
  });

  test("takes one's own passkey in place of the password", async () => {
    const { passkey } = await addPasskey();
    const stranger = await world.as(await createPerson(world.ctx));
    const { passkey: another } = await addPasskey(stranger);
    world.clock.moveTo("2026-03-10T12:10:00Z");
    const send = async (key: SoftwarePasskey) =>
      owner.post("/api/session/confirm/passkey", {
        credential: key.sign({ challenge: await challenge(owner) }),
      });
    expect((await send(another)).error.errors).toHaveProperty("credential");
    expect((await change(owner)).status).toBe(403);
    expect((await send(passkey)).status).toBe(200);
    expect((await change(owner)).status).toBe(200);
  });

  test("lets passwords be tried ten times in a quarter of an hour", async () => {
    for (let tries = 0; tries < 10; tries++) await confirm(owner, "wrong");
    expect((await confirm(owner)).status).toBe(429);
    world.clock.moveTo("2026-03-10T12:15:00Z");
    expect((await confirm(owner)).status).toBe(200);
  });

  test("is for who is signed in", async () => {
    expect((await confirm(await visit())).status).toBe(401);
    expect((await (await visit()).get("/api/account/security")).status).toBe(401);
  });
});

test("challenges that nobody signed are deleted once they have expired", async () => {
  await world.ctx.database.delete(passkeyChallenges);
  await challenge(await visit());
  world.clock.moveTo("2026-03-10T12:05:00Z");
  await challenge(await visit());
  world.clock.moveTo("2026-03-10T12:10:00Z");
  expect(await deleteExpiredChallenges(world.ctx)).toBe(1);
  expect(await world.ctx.database.$count(passkeyChallenges)).toBe(1);
});
