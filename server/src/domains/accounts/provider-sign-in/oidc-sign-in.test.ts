import type { SessionUser, SignInOptions } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";

import {
  auditLog,
  authenticatorApps,
  enrolments,
  identities,
  type ProviderRules,
  providerSignIns,
  signInProviders,
  users,
} from "../../../database/tables/index.ts";
import { createCourse, createPerson } from "../../../testing/factories.ts";
import { CLIENT, type OidcProvider, startOidcProvider } from "../../../testing/oidc-provider.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { sealProviderSecret } from "../providers/provider-secret.ts";
import { deleteExpiredPending } from "./delete-expired-pending.ts";

const BACK = "https://learn.example.org/login/return/campus";
const RULES: ProviderRules = {
  createsAccounts: false,
  firstRole: "student",
  domains: [],
  roleRules: [],
  roleOtherwise: null,
  groupRules: [],
};

let world: TestApp;
let campus: OidcProvider;

beforeAll(async () => {
  world = await startTestApp();
  campus = await startOidcProvider([BACK]);
});
afterAll(async () => {
  await campus.stop();
  await world.stop();
});

let person: { id: number; email: string };

beforeEach(async () => {
  // The provider uses the real clock.
  world.clock.moveTo(new Date().toISOString());
  world.ctx.site.providerNetworks = ["127.0.0.0/8"];
  await world.ctx.database.delete(signInProviders);
  await world.ctx.database.delete(identities);
  await insertProvider({});
  person = await createPerson(world.ctx);
  campus.account = { sub: `sub-${person.id}`, email: person.email, email_verified: true };
});

function passMinutes(minutes: number): void {
  world.clock.moveTo(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString());
}

async function insertProvider(rules: Partial<ProviderRules>) {
  const secret = sealProviderSecret(world.ctx, "campus", CLIENT.secret);
  const connection = { kind: "oidc" as const, clientId: CLIENT.id, scopes: "email profile" };
  const values = { name: "Campus", issuer: campus.issuer, connection, secret, isEnabled: true };
  await world.ctx.database
    .insert(signInProviders)
    .values({ key: "campus", ...values, rules: { ...RULES, ...rules } });
}

const setRules = (rules: Partial<ProviderRules>) =>
  world.ctx.database.update(signInProviders).set({ rules: { ...RULES, ...rules } });

async function visit(): Promise<TestClient> {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return visitor;
}

/** The address that the provider redirects the browser back to. */
async function goAndSignIn(client: TestClient, next?: string): Promise<string> {
  const { status, body } = await client.post<{ url: string }>("/api/session/providers/campus", {
    ...(next !== undefined && { next }),
  });
  expect(status).toBe(200);
  const back = await campus.signIn(body.url);
  expect(back.startsWith(BACK)).toBe(true);
  return back.replace("https://learn.example.org", "");
}

/** The address that the site redirects the browser to. */
async function comeBack(client: TestClient, path: string): Promise<string> {
  const { status, headers } = await client.get(path);
  expect([status, headers["cache-control"]]).toEqual([303, "no-store"]);
  return String(headers["location"]);
}

async function signIn(client: TestClient, next?: string): Promise<string> {
  return comeBack(client, await goAndSignIn(client, next));
}

const whoAmI = async (client: TestClient) =>
  (await client.get<{ user: SessionUser | null }>("/api/session")).body.user;

const problem = (address: string) => {
  const url = new URL(address, "https://learn.example.org");
  return [url.pathname, url.searchParams.get("problem")];
};

describe("signing in with an OpenID Connect provider", () => {
  test("is offered by name, in order, while it is enabled", async () => {
    const options = async () =>
      (await world.visitor().get<SignInOptions>("/api/session/providers")).body;
    expect(await options()).toEqual({
      providers: [{ key: "campus", name: "Campus" }],
      hides_password: false,
    });
    await world.ctx.database.update(signInProviders).set({ isEnabled: false });
    expect((await options()).providers).toEqual([]);
    const { status } = await (await visit()).post("/api/session/providers/campus", {});
    expect(status).toBe(404);
  });

  test("joins the account of a verified address, whatever its case, and knows it again by the subject", async () => {
    const client = await visit();
    const before = client.secret;
    campus.account = { ...campus.account!, email: person.email.toUpperCase() };
    expect(await signIn(client)).toBe("/");
    expect((await whoAmI(client))?.id).toBe(person.id);
    expect(client.secret).not.toBe(before);
    campus.account = { sub: campus.account.sub };
    const other = await visit();
    expect(await signIn(other)).toBe("/");
    expect((await whoAmI(other))?.id).toBe(person.id);
    expect(await world.ctx.database.$count(identities)).toBe(1);
  });

  test("asks for no code, but for a second factor to be set up where the role needs one", async () => {
    world.ctx.site.secondFactorRoles = ["student"];
    onTestFinished(() => void (world.ctx.site.secondFactorRoles = []));
    const client = await visit();
    expect(await signIn(client, "/student")).toBe("/student");
    expect((await whoAmI(client))?.must_add_second_factor).toBe(true);
    expect((await client.get("/api/courses")).error.code).toBe("must_add_second_factor");
    await world.ctx.database.insert(authenticatorApps).values({
      userId: person.id,
      sealedKey: "sealed",
      confirmedAt: world.ctx.clock.now(),
    });
    expect((await client.get("/api/courses")).status).toBe(200);
    const other = await visit();
    expect(await signIn(other)).toBe("/");
    expect((await whoAmI(other))?.must_add_second_factor).toBe(false);
  });

  test("leads on to where the person wanted to go, and to no other site", async () => {
    expect(await signIn(await visit(), "/student/courses/3?q=a#b")).toBe(
      "/student/courses/3?q=a#b",
    );
    for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "/a b"]) {
      expect(await signIn(await visit(), next)).toBe("/");
    }
  });

  test("counts as a recent sign-in, and is in the person's history", async () => {
    const client = await visit();
    await signIn(client);
    expect((await client.post("/api/account/passkeys/options")).status).toBe(200);
    const { body } = await client.get<{ sign_ins: unknown[] }>("/api/account/sign-ins");
    expect(body.sign_ins).toMatchObject([{ succeeded: true }]);
  });

  test("sends PKCE, state and nonce along, and no secret of the browser", async () => {
    const client = await visit();
    const { body } = await client.post<{ url: string }>("/api/session/providers/campus", {});
    const query = new URL(body.url).searchParams;
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: "code",
      client_id: CLIENT.id,
      redirect_uri: BACK,
      scope: "openid email profile",
      code_challenge_method: "S256",
    });
    for (const name of ["code_challenge", "state", "nonce"]) {
      expect(query.get(name)).toMatch(/^[\w-]{43,44}$/);
    }
    expect(body.url).not.toContain(client.secret);
  });
});

describe("what is refused", () => {
  test("a state in another browser, which keeps it for the one that began", async () => {
    const attacker = await visit();
    const path = await goAndSignIn(attacker);
    const victim = await visit();
    expect(problem(await comeBack(victim, path))).toEqual(["/login", "expired"]);
    expect(problem(await comeBack(world.visitor(), path))).toEqual(["/login", "expired"]);
    expect(await whoAmI(victim)).toBeNull();
    expect(await comeBack(attacker, path)).toBe("/");
  });

  test("a state used twice", async () => {
    const client = await visit();
    const path = await goAndSignIn(client);
    const secret = client.secret;
    expect(await comeBack(client, path)).toBe("/");
    client.secret = secret;
    expect(problem(await comeBack(client, path))).toEqual(["/login", "expired"]);
  });

  test("a state of more than ten minutes", async () => {
    const client = await visit();
    const path = await goAndSignIn(client, "/student/courses/7");
    passMinutes(10);
    expect(problem(await comeBack(client, path))).toEqual(["/login", "expired"]);
    expect(await deleteExpiredPending(world.ctx)).toBeGreaterThan(0);
    expect(await world.ctx.database.$count(providerSignIns)).toBe(0);
  });

  test("an issuer that is not the one the browser was sent to", async () => {
    const client = await visit();
    const path = await goAndSignIn(client);
    const mixed = path.replace(/iss=[^&]*/, "iss=https%3A%2F%2Fevil.example");
    expect(mixed).not.toBe(path);
    expect(problem(await comeBack(client, mixed))).toEqual(["/login", "refused"]);
    expect(await whoAmI(client)).toBeNull();
  });

  test("a code that the provider does not know, and who says no, with the way they were going", async () => {
    const client = await visit();
    const path = (await goAndSignIn(client)).replace(/code=[^&]*/, "code=made-up");
    expect(problem(await comeBack(client, path))).toEqual(["/login", "expired"]);
    campus.account = null;
    const denied = new URL(await signIn(client, "/student/courses/3"), "https://x.example");
    expect(Object.fromEntries(denied.searchParams)).toEqual({
      problem: "denied",
      provider: "campus",
      next: "/student/courses/3",
    });
  });

  test("an address that the provider has not verified, known or not", async () => {
    campus.account = { ...campus.account!, email_verified: false };
    expect(problem(await signIn(await visit()))).toEqual(["/login", "unverified"]);
    await setRules({ createsAccounts: true });
    campus.account = { sub: "new", email: "new@example.org" };
    expect(problem(await signIn(await visit()))).toEqual(["/login", "unverified"]);
    campus.account = { sub: "new" };
    expect(problem(await signIn(await visit()))).toEqual(["/login", "no_address"]);
    expect(await world.ctx.database.$count(identities)).toBe(0);
  });

  test("a disabled account, joined or not", async () => {
    await signIn(await visit());
    const disable = (disabledAt: Date | null) =>
      world.ctx.database.update(users).set({ disabledAt }).where(eq(users.id, person.id));
    await disable(new Date());
    expect(problem(await signIn(await visit()))).toEqual(["/login", "disabled"]);
    await world.ctx.database.delete(identities);
    expect(problem(await signIn(await visit()))).toEqual(["/login", "disabled"]);
    expect(await world.ctx.database.$count(identities)).toBe(0);
  });

  test("an address of another domain, also once it is joined", async () => {
    await signIn(await visit());
    await setRules({ domains: ["campus.example"] });
    expect(problem(await signIn(await visit()))).toEqual(["/login", "domain"]);
    await setRules({ domains: ["example.org"] });
    expect(await signIn(await visit())).toBe("/");
  });

  test("a provider that does not respond, or is in a network that the site does not allow", async () => {
    const begin = async () => (await visit()).post("/api/session/providers/campus", {});
    await world.ctx.database
      .update(signInProviders)
      .set({ issuer: "http://127.0.0.1:9", version: 2 });
    const unreachable = await begin();
    expect([unreachable.status, unreachable.error.code]).toEqual([409, "provider_unreachable"]);
    expect(unreachable.error.message).toContain("Campus does not respond right now.");
    world.ctx.site.providerNetworks = [];
    await world.ctx.database
      .update(signInProviders)
      .set({ issuer: campus.issuer.replace("127.0.0.1", "localhost"), version: 3 });
    const internal = await begin();
    expect([internal.status, internal.error.code]).toEqual([409, "provider_setup"]);
  });
});

describe("accounts that a provider creates", () => {
  const newcomer = (claims = {}) => ({
    sub: "newcomer",
    email: "ada@campus.example",
    email_verified: true,
    given_name: "Ada",
    family_name: "Lovelace",
    ...claims,
  });

  beforeEach(() => world.ctx.database.delete(users).where(eq(users.email, "ada@campus.example")));

  test("none, unless it may", async () => {
    campus.account = newcomer();
    expect(problem(await signIn(await visit()))).toEqual(["/login", "no_account"]);
  });

  test("with name and first role, recorded", async () => {
    await setRules({ createsAccounts: true, firstRole: "viewer" });
    campus.account = newcomer();
    const client = await visit();
    expect(await signIn(client)).toBe("/");
    const user = await whoAmI(client);
    expect(user).toMatchObject({
      first_name: "Ada",
      last_name: "Lovelace",
      email: "ada@campus.example",
      role: "viewer",
      must_change_password: false,
    });
    const entries = await world.ctx.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, user!.id));
    expect(entries).toMatchObject([
      {
        action: "person.created_by_provider",
        actorId: null,
        after: { role: "viewer", provider: "Campus" },
      },
    ]);
  });

  test("once, where two browsers of a person come back together", async () => {
    await setRules({ createsAccounts: true });
    campus.account = newcomer();
    const clients = await Promise.all([visit(), visit()]);
    const paths: string[] = [];
    for (const client of clients) paths.push(await goAndSignIn(client));
    const led = await Promise.all(clients.map((client, index) => comeBack(client, paths[index]!)));
    expect(led).toEqual(["/", "/"]);
    const [one, other] = await Promise.all(clients.map(whoAmI));
    expect(one?.id).toBe(other?.id);
  });

  test("with a name made of the address where there is none", async () => {
    await setRules({ createsAccounts: true });
    campus.account = newcomer({ given_name: undefined, family_name: undefined });
    const client = await visit();
    await signIn(client);
    expect(await whoAmI(client)).toMatchObject({ first_name: "ada", last_name: "" });
  });
});

describe("roles and groups by claims", () => {
  const roleRules = [
    { claim: "groups", value: "professors", role: "instructor" as const },
    { claim: "groups", value: "office", role: "viewer" as const },
  ];
  const signInWith = async (groups: string[]) => {
    campus.account = { ...campus.account!, groups };
    const client = await visit();
    expect(await signIn(client)).toBe("/");
    return (await whoAmI(client))!.role;
  };

  test("the first rule that fits gives the role at each sign-in, and none leaves it", async () => {
    await setRules({ roleRules });
    expect(await signInWith(["office", "professors"])).toBe("instructor");
    expect(await signInWith(["office"])).toBe("viewer");
    expect(await signInWith([])).toBe("viewer");
    await setRules({ roleRules, roleOtherwise: "student" });
    expect(await signInWith(["others"])).toBe("student");
  });

  test("the last administrator stays one", async () => {
    const { database } = world.ctx;
    await database.update(users).set({ role: "student" });
    await database.update(users).set({ role: "admin" }).where(eq(users.id, person.id));
    await setRules({ roleRules, roleOtherwise: "student" });
    expect(await signInWith(["office"])).toBe("admin");
    await createPerson(world.ctx, { role: "admin" });
    expect(await signInWith(["office"])).toBe("viewer");
  });

  test("enrol in a group, once, and leave alone who is or was in the course", async () => {
    const { database } = world.ctx;
    const course = await createCourse(world.ctx, { modules: [] });
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { body } = await admin.post<{ id: number }>(
      `/api/authoring/courses/${course.id}/groups`,
      { name: "Evening", start_date: null, end_date: null },
    );
    const rule = { claim: "groups", value: "evening", groupId: body.id };
    const gone = { ...rule, groupId: 2_000_000_000 };
    await setRules({ groupRules: [gone, rule] });
    await signInWith(["morning"]);
    expect(await database.$count(enrolments, eq(enrolments.userId, person.id))).toBe(0);
    await signInWith(["evening"]);
    const enrolled = () =>
      database.select().from(enrolments).where(eq(enrolments.userId, person.id));
    expect(await enrolled()).toMatchObject([{ courseId: course.id, groupId: body.id }]);
    await admin.post(`/api/authoring/courses/${course.id}/students/remove`, {
      user_ids: [person.id],
    });
    await signInWith(["evening"]);
    expect(await enrolled()).toEqual([]);
  });
});

describe("joining and leaving under one's account", () => {
  interface Own {
    identities: { id: number; provider: { name: string } }[];
    joinable: { key: string }[];
  }
  const read = async (client: TestClient) =>
    (await client.get<Own>("/api/account/identities")).body;

  async function joinAs(client: TestClient): Promise<string> {
    const { body } = await client.post<{ url: string }>("/api/account/identities/campus");
    const back = await campus.signIn(body.url);
    return comeBack(client, back.replace("https://learn.example.org", ""));
  }

  test("joins an account of any address to the one that is signed in, and signs in with it then", async () => {
    campus.account = { sub: "elsewhere", email: "private@example.net" };
    const owner = await world.as(person);
    expect((await read(owner)).joinable).toEqual([{ key: "campus", name: "Campus" }]);
    expect(await joinAs(owner)).toBe("/account/security?joined=campus");
    expect(await read(owner)).toMatchObject({
      identities: [{ provider: { key: "campus", name: "Campus" } }],
      joinable: [],
    });
    const client = await visit();
    expect(await signIn(client)).toBe("/");
    expect((await whoAmI(client))?.id).toBe(person.id);
  });

  test("not what another person has joined", async () => {
    await signIn(await visit());
    const other = await world.as(await createPerson(world.ctx));
    expect(problem(await joinAs(other))).toEqual(["/account/security", "taken"]);
    expect((await read(other)).identities).toEqual([]);
  });

  test("not in a browser where somebody else signed in meanwhile", async () => {
    const owner = await world.as(person);
    const { body } = await owner.post<{ url: string }>("/api/account/identities/campus");
    const back = (await campus.signIn(body.url)).replace("https://learn.example.org", "");
    const other = await world.as(await createPerson(world.ctx));
    expect(problem(await comeBack(other, back))).toEqual(["/login", "expired"]);
    expect(await world.ctx.database.$count(identities)).toBe(0);
  });

  test("leaves, only one's own", async () => {
    await signIn(await visit());
    const owner = await world.as(person);
    const [own] = (await read(owner)).identities;
    const stranger = await world.as(await createPerson(world.ctx));
    const path = `/api/account/identities/${own!.id}`;
    expect((await stranger.send("DELETE", path)).status).toBe(404);
    expect((await owner.send("DELETE", path)).status).toBe(200);
    expect((await owner.send("DELETE", path)).status).toBe(404);
    expect((await read(owner)).identities).toEqual([]);
  });

  test("needs a recent sign-in", async () => {
    await signIn(await visit());
    const owner = await world.as(person);
    const [own] = (await read(owner)).identities;
    passMinutes(11);
    for (const [method, path] of [
      ["POST", "/api/account/identities/campus"],
      ["DELETE", `/api/account/identities/${own!.id}`],
    ] as const) {
      const { status, error } = await owner.send(method, path);
      expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    }
  });
});
