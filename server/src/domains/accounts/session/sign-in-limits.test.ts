import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { signingKeys, tokenBuckets } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { cases } from "../../../testing/long-tests.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { verifyPassword } from "../people/hash-password.ts";
import { readDevice, signDevice } from "./known-device.ts";
import { admitSignIn } from "./sign-in-limits.ts";

vi.mock("../people/hash-password.ts", { spy: true });

const PASSWORD = "correct horse battery";
/** The default address: a school behind one address. */
const SCHOOL = "203.0.113.7";

let world: TestApp;
let person: Awaited<ReturnType<typeof createPerson>>;

beforeAll(async () => {
  world = await startTestApp({ trustedProxies: ["127.0.0.1"] });
});
afterAll(() => world.stop());

beforeEach(async () => {
  // Hundreds of real ones would exceed the test's timeout.
  vi.mocked(verifyPassword).mockImplementation(
    async (hash, password) => hash === "known" && password === PASSWORD,
  );
  await world.ctx.database.delete(tokenBuckets);
  world.ctx.site.exemptNetworks = [];
  world.clock.moveTo("2026-03-10T09:00:00Z");
  person = await createPerson(world.ctx, { passwordHash: "known" });
});

/** A browser without earlier sign-ins. */
async function newBrowser(): Promise<TestClient> {
  const browser = world.visitor();
  await browser.get("/api/session");
  return browser;
}

async function knownBrowser(): Promise<TestClient> {
  const browser = await newBrowser();
  expect((await signIn(browser)).status).toBe(200);
  await browser.send("DELETE", "/api/session");
  return browser;
}

interface Try {
  email?: string;
  password?: string;
  address?: string;
}

/** @returns the response, and how many seconds it took */
async function signIn(browser: TestClient, { email, password, address }: Try = {}) {
  const began = world.clock.now().getTime();
  const body = { email: email ?? person.email, password: password ?? PASSWORD };
  const headers = { "x-forwarded-for": address ?? SCHOOL };
  const response = await browser.post("/api/session", body, { headers });
  return { ...response, waited: (world.clock.now().getTime() - began) / 1000 };
}

const guess = (browser: TestClient, what: Omit<Try, "password"> = {}) =>
  signIn(browser, { password: "a wrong guess", ...what });

/** Concurrent guesses at one moment; returns how many were tried. */
async function attack(guesses: number, nth: (index: number) => Omit<Try, "password">) {
  const attacker = await newBrowser();
  const sleep = vi.spyOn(world.clock, "sleep").mockResolvedValue();
  const statuses: number[] = [];
  while (statuses.length < guesses) {
    const batch = Array.from({ length: Math.min(100, guesses - statuses.length) }, (_, index) =>
      guess(attacker, nth(statuses.length + index)),
    );
    statuses.push(...(await Promise.all(batch)).map(({ status }) => status));
  }
  sleep.mockRestore();
  expect(statuses.filter((status) => status !== 422 && status !== 429)).toEqual([]);
  return statuses.filter((status) => status === 422).length;
}

/** Whether a right password was delayed or refused. */
async function isSlowedDown(browser: TestClient, email?: string): Promise<boolean> {
  const { status, waited } = await signIn(browser, email === undefined ? {} : { email });
  return status === 429 || waited > 0;
}

describe("300 wrong passwords", () => {
  const ATTACKS = {
    "for one account from its own network": () => ({ address: SCHOOL }),
    "for many accounts from its network": (index: number) => ({ email: `p${index}@example.org` }),
    "for one account from everywhere": (index: number) => ({
      address: `198.51.100.${index % 250}`,
    }),
  };

  test.each(Object.entries(ATTACKS))(
    "%s do not keep a known device waiting",
    async (_name, nth) => {
      const browser = await knownBrowser();
      await attack(300, nth);
      expect(await signIn(browser)).toMatchObject({ status: 200, waited: 0 });
    },
  );

  test.each(Object.entries(ATTACKS))(
    "%s keep an unknown one waiting for less than five seconds",
    async (_name, nth) => {
      await attack(300, nth);
      const began = world.clock.now().getTime();
      const browser = await newBrowser();
      let response = await signIn(browser);
      if (response.status === 429) {
        await world.clock.sleep(Number(response.headers["retry-after"]) * 1000);
        response = await signIn(browser);
      }
      expect(response.status).toBe(200);
      expect(world.clock.now().getTime() - began).toBeLessThan(5_000);
    },
  );

  test("for one account leave the others of its network alone", async () => {
    await attack(300, () => ({}));
    const neighbour = await createPerson(world.ctx, { passwordHash: "known" });
    const response = await signIn(await newBrowser(), { email: neighbour.email });
    expect(response).toMatchObject({ status: 200, waited: 0 });
  });

  test("from 300 addresses of one /64 are those of one network", async () => {
    const tried = await attack(300, (index) => ({
      address: `2001:db8:1:2::${index.toString(16)}`,
    }));
    // Ten at once; then those that are held, one per second.
    expect(tried).toBe(13);
    expect(await attack(5, () => ({ address: "2001:db8:1:3::1" }))).toBe(5);
  });
});

describe("wrong passwords", () => {
  test("are slowed down after ten, and refused only while others wait", async () => {
    const browser = await newBrowser();
    const waits = [];
    for (let tries = 0; tries < 12; tries++) waits.push((await guess(browser)).waited);
    expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]);
  });

  test.each([
    ["en", "Too many attempts. Try again in 1 seconds."],
    ["es", "Demasiados intentos. Inténtalo de nuevo dentro de 1 segundos."],
  ])("too many at once are told in %s when to retry", async (locale, message) => {
    const browser = await newBrowser();
    const headers = { "accept-language": locale, "x-forwarded-for": SCHOOL };
    const body = { email: person.email, password: "a wrong guess" };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => browser.post("/api/session", body, { headers })),
    );
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.error).toEqual({ code: "too_many_attempts", message });
    expect(refused?.headers["retry-after"]).toBe("1");
  });

  test("are counted for an account in whatever case it is written, and whether or not it exists", async () => {
    const inAnyCase = (index: number) => ({
      email: index % 2 ? person.email : person.email.toUpperCase(),
    });
    expect(await attack(40, inAnyCase)).toBe(13);
    expect(await attack(40, () => ({ email: "nobody@example.org" }))).toBe(13);
  });

  test("for one account from everywhere are slowed down, too", async () => {
    const tried = await attack(900, (index) => ({ address: `10.0.${index >> 8}.${index & 255}` }));
    expect(tried).toBe(500);
    expect((await guess(await newBrowser(), { address: "192.0.2.1" })).status).toBe(429);
    world.clock.moveTo("2026-03-10T09:00:15Z");
    expect(await attack(9, (index) => ({ address: `192.0.2.${index}` }))).toBe(1);
  });

  test("are stored without what was typed", async () => {
    await guess(await newBrowser(), { email: "my-password-in-the-wrong-field" });
    const rows = await world.ctx.database.select().from(tokenBuckets);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain("wrong-field");
  });
});

describe("a class behind one address", () => {
  const classOf = (size: number) =>
    Promise.all(
      Array.from({ length: size }, () => createPerson(world.ctx, { passwordHash: "known" })),
    );
  const enter = async (pupils: { email: string }[]) =>
    Promise.all(pupils.map(async ({ email }) => signIn(await newBrowser(), { email })));

  test("gets in at once", async () => {
    const answers = await enter(await classOf(120));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(Math.max(...answers.map(({ waited }) => waited))).toBe(0);
  });

  test("gets in again and again, also when many mistype", async () => {
    const pupils = await classOf(40);
    for (let lesson = 0; lesson < 5; lesson++) {
      await Promise.all(pupils.map(async ({ email }) => guess(await newBrowser(), { email })));
      const answers = await enter(pupils);
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
  });

  test("is not slowed down by the wrong passwords of an exempt network; its accounts are still guarded", async () => {
    world.ctx.site.exemptNetworks = ["203.0.113.0/24"];
    const strangers = (index: number) => ({ email: `p${index}@example.org` });
    expect(await attack(700, strangers)).toBe(700);
    expect(await attack(700, (index) => ({ ...strangers(index), address: "192.0.2.9" }))).toBe(317);
    expect(await attack(40, () => ({}))).toBe(13);
  });
});

describe("a known device", () => {
  test("is told by a cookie that scripts cannot read", async () => {
    const { headers } = await signIn(await newBrowser());
    expect(headers["set-cookie"]).toContainEqual(
      expect.stringMatching(
        /^__Secure-paso-device=[\w.-]+; Max-Age=34560000; Path=\/api\/session; HttpOnly; Secure; SameSite=Strict$/,
      ),
    );
  });

  test("is one for anyone who signed in with it, not for others", async () => {
    const browser = await knownBrowser();
    const other = await createPerson(world.ctx, { passwordHash: "known" });
    await attack(60, () => ({ email: other.email }));
    expect(await isSlowedDown(browser, other.email)).toBe(true);
    world.clock.moveTo("2026-03-10T09:00:10Z");
    expect((await signIn(browser, { email: other.email })).status).toBe(200);
    await attack(60, () => ({}));
    await attack(60, () => ({ email: other.email }));
    expect(await isSlowedDown(browser)).toBe(false);
    expect(await isSlowedDown(browser, other.email)).toBe(false);
  });

  test("gives no more guesses than an unknown one besides its own ten", async () => {
    const browser = await knownBrowser();
    // At one moment: if the waiting ones advanced the clock, the last ones would get more.
    const sleep = vi.spyOn(world.clock, "sleep").mockResolvedValue();
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => (await guess(browser)).status),
    );
    sleep.mockRestore();
    expect(statuses.filter((status) => status === 422)).toHaveLength(23);
  });

  test("counts the wrong passwords of another known one for itself", async () => {
    const [stolen, own] = [await knownBrowser(), await knownBrowser()];
    await Promise.all(Array.from({ length: 60 }, () => guess(stolen)));
    expect(await signIn(own)).toMatchObject({ status: 200, waited: 0 });
  });

  test.each<[string, (token: string) => string]>([
    ["a forged signature", (token) => `${token.slice(0, -43)}${"A".repeat(43)}`],
    ["another's id", (token) => token.replace(/-\d+\./, "-1.")],
    ["nothing", () => ""],
    ["what is no token", () => "%00"],
  ])("%s does not make one", async (_name, forge) => {
    const browser = await knownBrowser();
    browser.deviceToken = forge(browser.deviceToken!);
    await attack(60, () => ({}));
    expect(await isSlowedDown(browser)).toBe(true);
  });

  test("is forgotten 400 days after the latest sign-in", async () => {
    const token = await signDevice(world.ctx, null, 5);
    world.clock.moveTo("2027-04-14T08:59:59Z");
    expect(await readDevice(world.ctx, token)).toMatchObject({ userIds: [5] });
    world.clock.moveTo("2027-04-14T09:00:00Z");
    expect(await readDevice(world.ctx, token)).toBeNull();
    await world.ctx.database.delete(signingKeys);
  });

  test("that a school shares knows the last forty people", async () => {
    let token = await signDevice(world.ctx, null, 1);
    const { id } = (await readDevice(world.ctx, token))!;
    for (let userId = 2; userId <= 45; userId++) {
      token = await signDevice(world.ctx, await readDevice(world.ctx, token), userId);
    }
    token = await signDevice(world.ctx, await readDevice(world.ctx, token), 7);
    const device = await readDevice(world.ctx, token);
    expect(device?.id).toBe(id);
    expect(device?.userIds).toHaveLength(40);
    expect(device?.userIds.slice(-2)).toEqual([45, 7]);
    expect(token.length).toBeLessThan(1_000);
  });
});

test("a server too busy to look at a password does not count it", async () => {
  const browser = await newBrowser();
  for (let times = 0; times < 12; times++) {
    vi.mocked(verifyPassword).mockRejectedValueOnce(new Error("Connection terminated"));
    expect((await signIn(browser)).status).toBe(503);
  }
  expect(await signIn(browser)).toMatchObject({ status: 200, waited: 0 });
});

test("whatever is tried, guesses stay bounded and a known device's own attempt passes", async () => {
  const emails = ["a@example.org", "b@example.org"];
  const addresses = ["192.0.2.1", "192.0.2.2", "2001:db8::1", "2001:db8::2"];
  const step = fc.record({
    email: fc.constantFrom(...emails),
    address: fc.constantFrom(...addresses),
    times: fc.integer({ min: 1, max: 16 }),
    pause: fc.integer({ min: 0, max: 20 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 5 }), async (steps) => {
      await world.ctx.database.delete(tokenBuckets);
      const began = world.clock.now().getTime();
      const tried = new Map<string, number>();
      for (const { email, address, times, pause } of steps) {
        const pair = `${email} ${address.replace(/::\d$/, "::")}`;
        for (let time = 0; time < times; time++) {
          const isTried = await admitSignIn(world.ctx, { email, address, knownDevice: null }).then(
            () => true,
            () => false,
          );
          if (isTried) tried.set(pair, (tried.get(pair) ?? 0) + 1);
        }
        const own = await admitSignIn(world.ctx, { email, address, knownDevice: "own" });
        expect(own.isKnown).toBe(true);
        await own.refund();
        await world.clock.sleep(pause * 1000);
      }
      const seconds = (world.clock.now().getTime() - began) / 1000;
      for (const count of tried.values()) expect(count).toBeLessThanOrEqual(10 + seconds);
    }),
    { numRuns: cases({ usually: 5, long: 60 }) },
  );
});
