import type { SessionUser } from "@paso/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { identities, type ProviderRules, signInProviders } from "../../../database/tables/index.ts";
import { createPerson } from "../../../testing/factories.ts";
import {
  createSamlIdp,
  ENTITY_ID,
  readRequest,
  respondWithSamlify,
  type SamlIdp,
  type SamlResponse,
} from "../../../testing/saml-identity-provider.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { readMetadata } from "../saml/read-metadata.ts";

const SITE = "https://learn.example.org";
const ACS = `${SITE}/login/saml/campus`;
const METADATA = `${ACS}/metadata`;
const MAIL = "urn:oid:0.9.2342.19200300.100.1.3";
const RULES: ProviderRules = {
  createsAccounts: false,
  firstRole: "student",
  domains: [],
  roleRules: [],
  roleOtherwise: null,
  groupRules: [],
};

let world: TestApp;
let idp: SamlIdp;
let person: { id: number; email: string };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
  idp = await createSamlIdp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo(new Date().toISOString());
  await world.ctx.database.delete(signInProviders);
  await world.ctx.database.delete(identities);
  await insertProvider();
  person = await createPerson(world.ctx);
  client = await visit();
});

function passMinutes(minutes: number): void {
  world.clock.moveTo(new Date(world.clock.now().getTime() + minutes * 60_000).toISOString());
}

async function insertProvider({ rules = {}, ...more }: Record<string, unknown> = {}) {
  const { issuer, signInAddress, certificates } = readIdp();
  await world.ctx.database.delete(signInProviders);
  await world.ctx.database.insert(signInProviders).values({
    key: "campus",
    name: "Campus",
    isEnabled: true,
    issuer,
    rules: { ...RULES, ...(rules as object) },
    connection: {
      kind: "saml",
      signInAddress,
      certificates,
      emailAttribute: MAIL,
      firstNameAttribute: "givenName",
      lastNameAttribute: "sn",
      subjectAttribute: "",
      trustsAddresses: true,
      ...more,
    },
  });
}

function readIdp() {
  const read = readMetadata(idp.metadata);
  if (typeof read === "string") throw new Error(read);
  return { ...read, issuer: read.entityId };
}

async function visit(): Promise<TestClient> {
  const visitor = world.visitor();
  await visitor.get("/api/session");
  return visitor;
}

/** Begins, and returns the id of the request. */
async function begin(browser = client, next?: string): Promise<string> {
  const { status, body } = await browser.post<{ url: string }>("/api/session/providers/campus", {
    ...(next !== undefined && { next }),
  });
  expect(status).toBe(200);
  return readRequest(body.url).id;
}

const write = (inResponseTo: string, more: Partial<SamlResponse> = {}) =>
  idp.respond({
    inResponseTo,
    acs: ACS,
    audience: METADATA,
    attributes: { [MAIL]: person.email, givenName: "Ada", sn: "Lovelace" },
    ...more,
  });

/** Posts a response as a cross-site form, without cookies; returns the address redirected to. */
async function bring(response: string, relayState?: string): Promise<string> {
  const form = new URLSearchParams({ SAMLResponse: response, RelayState: relayState ?? "" });
  const { status, headers } = await world.visitor().post("/login/saml/campus", undefined, {
    raw: form.toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "sec-fetch-site": "cross-site",
      origin: "https://idp.campus.example",
    },
  });
  expect([status, headers["set-cookie"]]).toEqual([303, undefined]);
  return String(headers["location"]);
}

async function goOn(browser: TestClient, path: string): Promise<string> {
  const { status, headers } = await browser.get(path);
  expect(status).toBe(303);
  return String(headers["location"]);
}

const whoAmI = async (browser: TestClient) =>
  (await browser.get<{ user: SessionUser | null }>("/api/session")).body.user;

const problem = (address: string) => new URL(address, SITE).searchParams.get("problem");

/** Signs in with a malformed response; returns the problem. */
async function tryResponse(more: Partial<SamlResponse>): Promise<string | null> {
  const led = await bring(write(await begin(), more));
  return problem(await goOn(client, led));
}

describe("signing in with SAML", () => {
  test("a response that another program writes to our request, by our metadata", async () => {
    const { body } = await client.post<{ url: string }>("/api/session/providers/campus", {});
    const { text, headers } = await client.get("/login/saml/campus/metadata");
    expect(headers["content-type"]).toContain("application/samlmetadata+xml");
    const owner = await world.as(person);
    const joining = await owner.post<{ url: string }>("/api/account/identities/campus");
    const options = { ownMetadata: text, nameId: "ada-lovelace" };
    const first = await respondWithSamlify(idp, { ...options, url: joining.body.url });
    expect(readMetadata(first.metadata)).toEqual(readMetadata(idp.metadata));
    expect(await goOn(owner, await bring(first.response))).toBe("/account/security?joined=campus");
    const second = await respondWithSamlify(idp, { ...options, url: body.url });
    expect(await goOn(client, await bring(second.response))).toBe("/");
    expect((await whoAmI(client))?.id).toBe(person.id);
  });

  test.each(["assertion", "response"] as const)("with a signature of the %s", async (signs) => {
    const id = await begin(client, "/student/courses/3");
    const led = await bring(write(id, { signs }));
    expect(led).toMatch(/^\/login\/return\/campus\?ticket=[\w-]{43}$/);
    expect(await goOn(client, led)).toBe("/student/courses/3");
    expect((await whoAmI(client))?.id).toBe(person.id);
  });

  test("creates an account with roles by attributes, where it may", async () => {
    const roleRules = [{ claim: "affiliation", value: "faculty", role: "instructor" }];
    await insertProvider({ rules: { createsAccounts: true, roleRules } });
    const attributes = {
      [MAIL]: `new-${person.id}@campus.example`,
      givenName: "Grace",
      sn: "Hopper",
      affiliation: ["member", "faculty"],
    };
    await goOn(client, await bring(write(await begin(), { nameId: "grace", attributes })));
    expect(await whoAmI(client)).toMatchObject({
      first_name: "Grace",
      last_name: "Hopper",
      role: "instructor",
    });
  });

  test("knows people by an attribute, where one is named", async () => {
    await insertProvider({ subjectAttribute: "pairwise-id" });
    const nameIdFormat = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
    const attributes = { [MAIL]: person.email, "pairwise-id": "abc@campus.example" };
    await goOn(client, await bring(write(await begin(), { attributes, nameIdFormat })));
    const stored = await world.ctx.database.select().from(identities);
    expect(stored).toMatchObject([{ userId: person.id, subject: "abc@campus.example" }]);
  });
});

describe("what is refused", () => {
  test("a ticket in another browser, twice, and after ten minutes", async () => {
    const led = await bring(write(await begin()));
    const victim = await visit();
    expect(problem(await goOn(victim, led))).toBe("expired");
    expect(await whoAmI(victim)).toBeNull();
    const secret = client.secret;
    expect(await goOn(client, led)).toBe("/");
    client.secret = secret;
    expect(problem(await goOn(client, led))).toBe("expired");
    const other = await visit();
    const late = await bring(write(await begin(other)));
    passMinutes(11);
    expect(problem(await goOn(other, late))).toBe("expired");
  });

  test("a response brought twice: the first counts", async () => {
    const response = write(await begin());
    const first = await bring(response);
    expect(problem(await bring(response))).toBe("expired");
    expect(await goOn(client, first)).toBe("/");
    expect(problem(await bring(response))).toBe("expired");
  });

  test("of two brought at once, one is kept", async () => {
    const response = write(await begin());
    const led = await Promise.all([bring(response), bring(response)]);
    expect(led.map(problem).toSorted()).toEqual(["expired", null]);
  });

  test.each<[string, Partial<SamlResponse>, string]>([
    ["no signature", { signs: "nothing" }, "refused"],
    ["another audience", { audience: "https://other.example" }, "refused"],
    ["another issuer", { issuer: "https://evil.example/metadata" }, "refused"],
    ["another recipient", { recipient: "https://other.example/acs" }, "refused"],
    ["a time that is over", { expiresIn: -120_000 }, "clock"],
    [
      "a name that changes each time",
      {
        nameIdFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient",
      },
      "setup",
    ],
    [
      "another name than was signed",
      {
        tamper: (xml) => xml.replace(">ada<", ">admin<"),
      },
      "refused",
    ],
    [
      "no confirmation of the subject",
      {
        change: (xml) =>
          xml.replace(/<saml:SubjectConfirmation .*<\/saml:SubjectConfirmation>/, ""),
      },
      "refused",
    ],
    [
      "no time limit of the subject",
      {
        change: (xml) => xml.replace(/(<saml:SubjectConfirmationData) NotOnOrAfter="[^"]*"/, "$1"),
      },
      "refused",
    ],
    [
      "no audience",
      {
        change: (xml) =>
          xml.replace(/<saml:AudienceRestriction>.*<\/saml:AudienceRestriction>/, ""),
      },
      "refused",
    ],
    [
      "a comment in the signed name",
      {
        change: (xml) => xml.replace(">ada<", ">admin@example.org<"),
        tamper: (xml) => xml.replace("admin@example.org", "admin@example.org<!---->.evil.example"),
      },
      "refused",
    ],
  ])("%s", async (_, wrong, expected) => {
    expect(await tryResponse(wrong)).toBe(expected);
    expect(await whoAmI(client)).toBeNull();
    expect(await world.ctx.database.$count(identities)).toBe(0);
  });

  test("a signature by another key", async () => {
    const { privateKey } = await createSamlIdp();
    expect(await tryResponse({ privateKey })).toBe("refused");
  });

  test("a signed assertion wrapped beside, around and inside a forged one", async () => {
    const forge = (xml: string) => {
      const [assertion = ""] = /<saml:Assertion.*<\/saml:Assertion>/s.exec(xml) ?? [];
      const forged = assertion
        .replace(/<Signature.*<\/Signature>/s, "")
        .replace(/ID="_a[^"]*"/, 'ID="_forged"')
        .replace(">ada<", ">admin<");
      return { assertion, forged };
    };
    const wraps: ((xml: string) => string)[] = [
      // Next to it, before and after.
      (xml) => xml.replace("<saml:Assertion", `${forge(xml).forged}<saml:Assertion`),
      (xml) => xml.replace("</samlp:Response>", `${forge(xml).forged}</samlp:Response>`),
      // The signed one moved into an extension of the forged response.
      (xml) => {
        const { assertion, forged } = forge(xml);
        return xml.replace(assertion, `<samlp:Extensions>${assertion}</samlp:Extensions>${forged}`);
      },
      // The forged one around the signed one, with its signature.
      (xml) => {
        const { assertion, forged } = forge(xml);
        const [signature = ""] = /<Signature.*<\/Signature>/s.exec(assertion) ?? [];
        const bare = assertion.replace(signature, "");
        const holding = signature.replace("</Signature>", `<Object>${bare}</Object></Signature>`);
        return xml.replace(assertion, forged.replace("</saml:Issuer>", `</saml:Issuer>${holding}`));
      },
      // Two elements with the same id.
      (xml) => {
        const { assertion, forged } = forge(xml);
        const [, id = ""] = /ID="(_a[^"]*)"/.exec(assertion) ?? [];
        return xml.replace(assertion, forged.replace("_forged", id) + assertion);
      },
    ];
    for (const tamper of wraps) {
      const made = Buffer.from(write("_x", { tamper }), "base64").toString();
      expect(made).toContain(">admin<");
      expect(await tryResponse({ tamper })).toBe("refused");
    }
    expect(await world.ctx.database.$count(identities)).toBe(0);
  });

  test("a response to no request of ours, and one that nobody asked for", async () => {
    expect(problem(await bring(write("_made-up")))).toBe("expired");
    const unasked = (xml: string) => xml.replaceAll(/ InResponseTo="[^"]*"/g, "");
    expect(problem(await bring(write("_x", { change: unasked })))).toBe("expired");
    // The unsigned part answers an open request of another person, the signed one answers none.
    const id = await begin();
    const other = (xml: string) =>
      xml.replace(/(<samlp:Response.*?InResponseTo=")[^"]*/, `$1${id}`);
    expect(problem(await bring(write("_made-up", { tamper: other })))).toBe("expired");
  });

  test("a response for another provider of the site", async () => {
    const id = await begin();
    const [campus] = await world.ctx.database.select().from(signInProviders);
    const { id: _, ...values } = campus!;
    await world.ctx.database.insert(signInProviders).values({ ...values, key: "other" });
    const form = new URLSearchParams({ SAMLResponse: write(id) }).toString();
    const { headers } = await world.visitor().post("/login/saml/other", undefined, {
      raw: form,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(problem(String(headers["location"]))).toBe("expired");
  });

  test("who says no, with the way they were going", async () => {
    const id = await begin(client, "/student/courses/3");
    const status = (xml: string) =>
      xml
        .replace("status:Success", "status:Responder")
        .replace(/<saml:Assertion.*<\/saml:Assertion>/, "");
    const led = await bring(write(id, { signs: "nothing", change: status }), id);
    const page = new URL(await goOn(client, led), SITE);
    expect([page.pathname, Object.fromEntries(page.searchParams)]).toEqual([
      "/login",
      { problem: "denied", provider: "campus", next: "/student/courses/3" },
    ]);
  });

  test("an address that the provider is not trusted with", async () => {
    await insertProvider({ trustsAddresses: false });
    expect(await tryResponse({})).toBe("unverified");
    expect(await tryResponse({ attributes: {} })).toBe("no_address");
  });

  test.each([
    ["nothing", ""],
    ["no XML", "bm90IHhtbA=="],
    ["no base64", "%%%"],
  ])("%s in place of a response", async (_, response) => {
    expect(problem(await bring(response))).toBe("refused");
  });

  test("a document that defines entities", async () => {
    const bomb = `<!DOCTYPE r [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
    const change = (xml: string) => xml.replace(">ada<", ">&b;<");
    const tamper = (xml: string) => bomb + xml;
    const response = write(await begin(), { signs: "nothing", change, tamper });
    expect(problem(await bring(response))).toBe("refused");
  });

  test("what is sent to a provider that is none, or in another form", async () => {
    const send = (path: string, raw: string, type: string) =>
      world.visitor().post(path, undefined, { raw, headers: { "content-type": type } });
    const form = "application/x-www-form-urlencoded";
    const gone = await send("/login/saml/none", "SAMLResponse=x", form);
    expect(problem(String(gone.headers["location"]))).toBe("gone");
    expect((await send("/login/saml/campus", "{}", "application/json")).status).toBe(303);
    expect((await send("/login/saml/campus", "x", "text/plain")).status).toBe(415);
    expect((await send("/login/saml/campus", "x".repeat(600_000), form)).status).toBe(413);
    expect((await world.visitor().get("/login/saml/none/metadata")).status).toBe(404);
  });
});

test("the entity id of the tests is the provider's", () => {
  expect(readIdp()).toEqual({
    entityId: ENTITY_ID,
    issuer: ENTITY_ID,
    signInAddress: "https://idp.campus.example/sso",
    certificates: [idp.certificate],
  });
});
