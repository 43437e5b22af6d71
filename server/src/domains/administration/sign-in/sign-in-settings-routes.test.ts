import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

import type {
  AuditEntries,
  OidcProvider as Oidc,
  ProviderTest,
  SamlProvider,
  SignInOptions,
  SignInSettings,
} from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import {
  auditLog,
  identities,
  signInProviders,
  siteSettings,
} from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import { type OidcProvider, startOidcProvider } from "../../../testing/oidc-provider.ts";
import { createSamlIdp, type SamlIdp } from "../../../testing/saml-identity-provider.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";

const PATH = "/api/admin/sign-in";
const SECRET = "the-secret-of-the-client";

let world: TestApp;
let campus: OidcProvider;
let idp: SamlIdp;
let admin: TestClient;
let adminId: number;

beforeAll(async () => {
  world = await startTestApp();
  campus = await startOidcProvider(["https://learn.example.org/login/return/campus"]);
  idp = await createSamlIdp();
  adminId = (await createPerson(world.ctx, { role: "admin" })).id;
});
afterAll(async () => {
  await campus.stop();
  await world.stop();
});
beforeEach(async () => {
  world.clock.moveTo(new Date().toISOString());
  world.ctx.site.providerNetworks = ["127.0.0.0/8"];
  for (const table of [signInProviders, identities, siteSettings]) {
    await world.ctx.database.delete(table);
  }
  admin = await world.as({ id: adminId });
});

function passMinutes(minutes: number): void {
  world.clock.moveTo(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString());
}

const RULES = {
  name: "Campus",
  creates_accounts: false,
  first_role: "student",
  domains: [],
  role_rules: [],
  role_otherwise: null,
  group_rules: [],
};

const oidc = (more = {}) => ({
  key: "campus",
  ...RULES,
  issuer: campus.issuer,
  client_id: "paso",
  client_secret: SECRET,
  scopes: "openid email profile",
  ...more,
});

const saml = (more = {}) => ({
  key: "university",
  ...RULES,
  name: "University",
  email_attribute: "mail",
  first_name_attribute: "givenName",
  last_name_attribute: "sn",
  subject_attribute: "",
  trusts_addresses: true,
  metadata: idp.metadata,
  ...more,
});

const withoutKey = ({ key: _, ...body }: { key: string }) => body;

const addOidc = async (more = {}) => (await admin.post<Oidc>(`${PATH}/oidc`, oidc(more))).body;
const addSaml = async (more = {}) =>
  (await admin.post<SamlProvider>(`${PATH}/saml`, saml(more))).body;
const read = async () => (await admin.get<SignInSettings>(PATH)).body;
const enable = (id: number, enabled = true) =>
  admin.send("PUT", `${PATH}/providers/${id}/state`, { enabled });
const run = async (id: number, client = admin) =>
  (await client.post<ProviderTest>(`${PATH}/providers/${id}/test`)).body;

describe("OpenID Connect providers", () => {
  test("are added disabled, with the address to enter there, and never show their secret", async () => {
    const { status, body, text } = await admin.post<Oidc>(
      `${PATH}/oidc`,
      oidc({
        domains: ["Campus.Example"],
        role_rules: [{ claim: "groups", value: "staff", role: "instructor" }],
      }),
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      kind: "oidc",
      key: "campus",
      enabled: false,
      people: 0,
      has_secret: true,
      can_read_secret: true,
      domains: ["campus.example"],
      return_address: "https://learn.example.org/login/return/campus",
    });
    const settings = await admin.get(PATH);
    const log = await admin.get<AuditEntries>("/api/admin/audit");
    const [stored] = await world.ctx.database.select().from(signInProviders);
    for (const shown of [text, settings.text, log.text, JSON.stringify(stored)]) {
      expect(shown).not.toContain(SECRET);
    }
    expect(log.body.entries[0]).toMatchObject({ action: "provider.created" });
    expect(log.text).toContain("groups = staff: instructor");
  });

  test("keep their secret until another is entered, and their name in addresses for good", async () => {
    const { id } = await addOidc();
    const stored = async () => (await world.ctx.database.select().from(signInProviders))[0]!;
    const before = await stored();
    const change = (body: object) => admin.send<Oidc>("PUT", `${PATH}/oidc/${id}`, body);
    const kept = await change({ ...withoutKey(oidc({ name: "New" })), client_secret: "" });
    expect([kept.status, kept.body.name]).toEqual([200, "New"]);
    expect((await stored()).secret).toBe(before.secret);
    await change(withoutKey(oidc({ client_secret: "another" })));
    expect((await stored()).secret).not.toBe(before.secret);
    expect((await change(oidc())).error.errors).toEqual({ key: ["This field is not known."] });
  });

  test("say beside the field what is wrong", async () => {
    await addOidc();
    const issues = async (more: object) =>
      (await admin.post(`${PATH}/oidc`, oidc({ key: "other", ...more }))).error.errors;
    expect(await issues({ key: "campus" })).toEqual({
      key: ["Another provider has this name in addresses."],
    });
    expect(await issues({ key: "Campus!" })).toHaveProperty("key");
    expect(await issues({ issuer: "campus" })).toHaveProperty("issuer");
    expect(await issues({ domains: ["a@b"] })).toEqual({ "domains.0": ["This is not a domain."] });
    expect(await issues({ first_role: "admin" })).toHaveProperty("first_role");
    expect(await issues({ role_rules: [{ claim: "", value: "x", role: "admin" }] })).toEqual({
      "role_rules.0.claim": ["This field is required."],
    });
  });

  test("keep their issuer once people have joined: its subjects are other people", async () => {
    const { id } = await addOidc();
    const other = withoutKey(oidc({ issuer: "https://id.example.org" }));
    const change = () => admin.send("PUT", `${PATH}/oidc/${id}`, other);
    expect((await change()).status).toBe(200);
    const person = await createPerson(world.ctx);
    await world.ctx.database
      .insert(identities)
      .values({ userId: person.id, provider: "campus", subject: "x", createdAt: new Date() });
    const same = await change();
    expect(same.status).toBe(200);
    const back = await admin.send("PUT", `${PATH}/oidc/${id}`, withoutKey(oidc()));
    expect([back.status, back.error.code]).toEqual([409, "provider_joined"]);
  });

  test("cannot be stored with a secret where the site has no key", async () => {
    const { secrets } = world.ctx;
    const { SecretBox } = await import("../../../platform/secrets/secret-box.ts");
    world.ctx.secrets = new SecretBox([]);
    const { status, error } = await admin.post(`${PATH}/oidc`, oidc());
    world.ctx.secrets = secrets;
    expect([status, error.code]).toEqual([409, "secret_key_missing"]);
  });
});

describe("SAML providers", () => {
  test("are added by their metadata, with the addresses to enter there", async () => {
    expect(await addSaml()).toMatchObject({
      kind: "saml",
      entity_id: "https://idp.campus.example/metadata",
      sign_in_address: "https://idp.campus.example/sso",
      certificates: [{ subject: "CN=campus" }],
      acs_address: "https://learn.example.org/login/saml/university",
      own_metadata_address: "https://learn.example.org/login/saml/university/metadata",
      own_entity_id: "https://learn.example.org/login/saml/university/metadata",
    });
  });

  test("keep their metadata until other is given", async () => {
    const { id, ...before } = await addSaml();
    const { metadata: _, ...rest } = withoutKey(saml({ name: "New" })) as { metadata?: string };
    const { body } = await admin.send<SamlProvider>("PUT", `${PATH}/saml/${id}`, rest);
    expect(body).toEqual({ ...before, id, name: "New" });
    expect((await admin.send("PUT", `${PATH}/oidc/${id}`, withoutKey(oidc()))).status).toBe(404);
  });

  test.each([
    ["nothing", () => "", "Paste the metadata, or enter its address."],
    ["something else", () => "<html></html>", "This is not the SAML metadata"],
    ["half of it", () => idp.metadata.slice(0, -60), "This is not the SAML metadata"],
    ["a federation's", () => `<E>${idp.metadata}${idp.metadata}</E>`, "several providers"],
    [
      "one without a page",
      () => idp.metadata.replace("HTTP-Redirect", "SOAP"),
      "no page to sign in",
    ],
    [
      "one without a key",
      () => idp.metadata.replace(/<md:KeyD.*KeyDescriptor>/s, ""),
      "no certificate",
    ],
    [
      "one with a broken key",
      () => idp.metadata.replace(idp.certificate.slice(0, 30), "AAAA"),
      "no certificate",
    ],
  ])("refuse %s as metadata", async (_, metadata, message) => {
    const { status, error } = await admin.post(`${PATH}/saml`, saml({ metadata: metadata() }));
    expect([status, error.errors?.["metadata"]?.[0]]).toEqual([
      422,
      expect.stringContaining(message),
    ]);
  });

  describe("at an address", () => {
    let server: Server;
    let host: string;
    let redirect: string;
    beforeAll(async () => {
      server = createServer((request, response) => {
        if (request.url === "/metadata") return response.end(idp.metadata);
        if (request.url === "/moved") return response.writeHead(302, { location: redirect }).end();
        return response.writeHead(404).end();
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    afterAll(() => void server.close());

    const add = (address: string) =>
      admin.post<SamlProvider>(`${PATH}/saml`, saml({ metadata: "", metadata_address: address }));
    const issue = async (address: string) =>
      (await add(address)).error.errors?.["metadata_address"]?.[0];

    test("are read once, also behind a redirect", async () => {
      redirect = "/metadata";
      const { status, body } = await add(`http://${host}/moved`);
      expect([status, body.entity_id]).toEqual([200, "https://idp.campus.example/metadata"]);
    });

    test("are refused where that is none of theirs, leads in a circle or to a private network", async () => {
      expect(await issue(`http://${host}/gone`)).toBe("There is no metadata at this address.");
      redirect = "/moved";
      expect(await issue(`http://${host}/moved`)).toBe("There is no metadata at this address.");
      redirect = "http://10.0.0.1/metadata";
      expect(await issue(`http://${host}/moved`)).toContain("private network");
      world.ctx.site.providerNetworks = [];
      expect(await issue(`http://${host}/metadata`)).toContain("PASO_PROVIDER_NETWORKS");
      expect(await issue("no address")).toContain("https://");
      expect(await world.ctx.database.$count(signInProviders)).toBe(0);
    });
  });
});

describe("the test of a provider", () => {
  test("finds a provider that fits", async () => {
    const { id } = await addOidc();
    const { ok, findings } = await run(id);
    expect([ok, findings.map(({ text }) => text)]).toEqual([
      true,
      ["The discovery document was found and is of this issuer."],
    ]);
    const saml = await run((await addSaml()).id);
    expect(saml.ok).toBe(true);
  });

  test.each([
    [() => ({ issuer: "http://127.0.0.1:9" }), "The provider cannot be reached."],
    [() => ({ issuer: `${campus.issuer}/elsewhere` }), "There is no discovery document"],
    [() => ({ issuer: campus.issuer.replace("127.0.0.1", "127.0.0.2") }), "be reached"],
    [() => ({ scopes: "openid secrets" }), "does not know these scopes: secrets."],
    [() => ({ issuer: "http://10.1.2.3" }), "PASO_PROVIDER_NETWORKS"],
  ])("says in words what is wrong (%#)", async (more, message) => {
    const { id } = await addOidc(more());
    const { ok, findings } = await run(id);
    expect([ok, findings[0]]).toEqual([
      false,
      { ok: false, text: expect.stringContaining(message) },
    ]);
  });

  test("says it in the language of the request", async () => {
    const { id } = await addOidc({ issuer: "http://127.0.0.1:9" });
    const headers = { "accept-language": "es" };
    const { body } = await admin.post<ProviderTest>(`${PATH}/providers/${id}/test`, undefined, {
      headers,
    });
    expect(body.findings[0]!.text).toContain("No se puede conectar con el proveedor.");
  });
});

describe("the order, switching and removing", () => {
  const order = (ids: number[], hides_password = false) =>
    admin.send<SignInSettings>("PUT", PATH, { order: ids, hides_password });

  test("buttons come in the chosen order, those that are enabled", async () => {
    const first = await addOidc();
    const second = await addSaml();
    const third = await addOidc({ key: "third", name: "Third" });
    await enable(first.id);
    await enable(third.id);
    expect((await read()).providers.map(({ key }) => key)).toEqual([
      "campus",
      "university",
      "third",
    ]);
    const { body } = await order([third.id, first.id]);
    expect(body.providers.map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
    const shown = await world.visitor().get<SignInOptions>("/api/session/providers");
    expect(shown.body.providers.map(({ key }) => key)).toEqual(["third", "campus"]);
    await enable(third.id, false);
    const entries = await world.ctx.database
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, adminId))
      .orderBy(auditLog.id);
    expect(entries.map(({ action }) => action).slice(-3)).toEqual([
      "provider.enabled",
      "sign_in.changed",
      "provider.disabled",
    ]);
  });

  test("the form for a password is hidden only while somebody else can sign people in", async () => {
    const refused = await order([], true);
    expect([refused.status, refused.error.code]).toEqual([409, "no_provider"]);
    const { id } = await addOidc();
    await enable(id);
    expect((await order([], true)).body.hides_password).toBe(true);
    const hides = async () =>
      (await world.visitor().get<SignInOptions>("/api/session/providers")).body.hides_password;
    expect(await hides()).toBe(true);
    await enable(id, false);
    expect(await hides()).toBe(false);
  });

  test("a removed provider takes along who had joined it", async () => {
    const { id } = await addOidc();
    const person = await createPerson(world.ctx);
    await world.ctx.database
      .insert(identities)
      .values({ userId: person.id, provider: "campus", subject: "x", createdAt: new Date() });
    expect((await read()).providers).toMatchObject([{ people: 1 }]);
    const path = `${PATH}/providers/${id}`;
    expect((await admin.send("DELETE", path)).status).toBe(200);
    expect((await admin.send("DELETE", path)).status).toBe(404);
    expect(await world.ctx.database.$count(identities)).toBe(0);
    expect((await read()).providers).toEqual([]);
  });

  test("changes need a recent sign-in", async () => {
    const { id } = await addOidc();
    passMinutes(11);
    for (const [method, path, body] of [
      ["POST", `${PATH}/oidc`, oidc({ key: "other" })],
      ["PUT", `${PATH}/oidc/${id}`, withoutKey(oidc())],
      ["POST", `${PATH}/saml`, saml()],
      ["PUT", `${PATH}/providers/${id}/state`, { enabled: true }],
      ["DELETE", `${PATH}/providers/${id}`, undefined],
    ] as const) {
      const { status, error } = await admin.send(method, path, body);
      expect([status, error.code]).toEqual([403, "reauthentication_required"]);
    }
  });
});
