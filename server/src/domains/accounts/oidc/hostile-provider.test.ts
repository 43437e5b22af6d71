import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";

import { identities, signInProviders } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import {
  type HostileProvider,
  startHostileProvider,
} from "../../../testing/hostile-oidc-provider.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";

const SITE = "https://learn.example.org";

let world: TestApp;
let provider: HostileProvider;

beforeAll(async () => {
  world = await startTestApp();
  provider = await startHostileProvider();
  world.clock.moveTo(new Date().toISOString());
  world.ctx.site.providerNetworks = ["127.0.0.1"];
  await createPerson(world.ctx, { email: "victim@example.org" });
  await world.ctx.database.insert(signInProviders).values({
    key: "hostile",
    name: "Hostile",
    isEnabled: true,
    issuer: provider.issuer,
    connection: { kind: "oidc", clientId: "paso", scopes: "email" },
    rules: {
      createsAccounts: true,
      firstRole: "student",
      domains: [],
      roleRules: [],
      roleOtherwise: null,
      groupRules: [],
    },
  });
});
afterAll(async () => {
  await provider.stop();
  await world.stop();
});
beforeEach(async () => {
  provider.forgery = {};
  provider.tokenResponse = null;
  await world.ctx.database.delete(identities);
});

/** The problem that the site reports for a sign-in; null if it succeeds. */
async function signIn(more?: Record<string, string>): Promise<string | null> {
  const client = world.visitor();
  await client.get("/api/session");
  const { body } = await client.post<{ url: string }>("/api/session/providers/hostile", {});
  const back = provider.comeBack(body.url, more);
  const { headers } = await client.get(back.replace(SITE, ""));
  return new URL(String(headers["location"]), SITE).searchParams.get("problem");
}

test("a right token signs in", async () => {
  expect(await signIn()).toBeNull();
});

const now = () => Math.floor(world.clock.now().getTime() / 1000);

test.each<[string, () => Partial<HostileProvider["forgery"]>, string]>([
  ["another nonce", () => ({ claims: { nonce: "another" } }), "refused"],
  ["no nonce", () => ({ claims: { nonce: undefined } }), "refused"],
  ["another audience", () => ({ claims: { aud: "another-site" } }), "refused"],
  ["another issuer", () => ({ claims: { iss: "https://id.example.org" } }), "refused"],
  ["no subject", () => ({ claims: { sub: undefined } }), "refused"],
  ["an end that is past", () => ({ claims: { exp: now() - 600, iat: now() - 900 } }), "clock"],
  ["a beginning to come", () => ({ claims: { nbf: now() + 600 } }), "clock"],
  ["another key", () => ({ hasOtherKey: true }), "refused"],
  ["no signature", () => ({ header: { alg: "none" } }), "refused"],
  ["a signature by a shared secret", () => ({ header: { alg: "HS256" } }), "refused"],
])("a token with %s does not", async (_, forgery, problem) => {
  provider.forgery = forgery();
  expect(await signIn()).toBe(problem);
  expect(await world.ctx.database.$count(identities)).toBe(0);
});

test.each<[string, () => Record<string, unknown>]>([
  ["a clock that is half a minute behind", () => ({ exp: now() - 30, iat: now() - 330 })],
  ["a verified address in words", () => ({ email_verified: "true" })],
  ["Microsoft's word for it", () => ({ email_verified: undefined, xms_edov: true })],
])("a token with %s does", async (_, claims) => {
  provider.forgery = { claims: claims() };
  expect(await signIn()).toBeNull();
});

test.each([
  ["in words that are not true", { email_verified: "false" }],
  ["not at all", { email_verified: undefined }],
])("an address that is verified %s does not", async (_, claims) => {
  provider.forgery = { claims };
  expect(await signIn()).toBe("unverified");
});

test.each([
  [{ status: 400, body: '{"error":"invalid_grant"}' }, "expired"],
  [{ status: 401, body: '{"error":"invalid_client"}' }, "setup"],
  [{ status: 500, body: "<h1>Oh</h1>" }, "unreachable"],
  [{ status: 302, body: "" }, "unreachable"],
  [{ status: 200, body: "not JSON" }, "refused"],
  [{ status: 200, body: `{"id_token":"${"x".repeat(600_000)}"}` }, "unreachable"],
])("what comes in place of a token is named", async (response, problem) => {
  provider.tokenResponse = response;
  expect(await signIn()).toBe(problem);
});

test.each([
  ["access_denied", "denied"],
  ["login_required", "denied"],
  ["temporarily_unavailable", "unreachable"],
  ["invalid_scope", "setup"],
])("the provider's %s is named", async (error, problem) => {
  expect(await signIn({ error, code: "" })).toBe(problem);
});
