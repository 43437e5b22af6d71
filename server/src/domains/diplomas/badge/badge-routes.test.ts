import { execFileSync } from "node:child_process";
import { createHash, createPublicKey, verify } from "node:crypto";
import { readFileSync } from "node:fs";

import type {
  BadgeKeys,
  BadgePublicKey,
  BadgeStatus,
  DiplomaList,
  IssuerDocument,
} from "@paso/contract";
import addFormats from "ajv-formats";
import { Ajv2019 } from "ajv/dist/2019.js";
import { eq } from "drizzle-orm";
import { Parser } from "htmlparser2";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import { auditLog, badgeKeys, diplomas, diplomaVersions } from "../../../database/tables/index.ts";
import { SecretBox } from "../../../platform/secrets/secret-box.ts";
import { createCourse, createPerson, enrol, type MadeCourse } from "../../../testing/factories.ts";
import { insertDiploma } from "../../../testing/insert-diploma.ts";
import { sample } from "../../../testing/sample-sections.ts";
import { startTestApp, type TestApp } from "../../../testing/start-test-app.ts";
import type { TestClient } from "../../../testing/test-client.ts";
import { rotateBadgeKey } from "./badge-keys.ts";
import type { presentCredential } from "./present-credential.ts";

const SITE = "https://learn.example.org";
const NUMBER = "7KQ4MX2P9TRB04WZ";

type Credential = ReturnType<typeof presentCredential> & {
  iss: string;
  jti: string;
  sub: string;
  nbf: number;
};

/** A Python with PyJWT, for example from Debian's package `python3-jwt`; null if there is none. */
const python = ["python3", "/usr/bin/python3"].find((path) => {
  try {
    execFileSync(path, ["-c", "import jwt.algorithms; jwt.algorithms.OKPAlgorithm"], {
      stdio: "ignore",
    });
    return true;
  } catch {
    return false;
  }
});
/** 1EdTech's schema, which its licence keeps out of this repository. */
const schemaPath = process.env["PASO_OB3_SCHEMA"];

// Drawing has a low priority, so it is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 });

let world: TestApp;
let course: MadeCourse;
let owner: { id: number };
let student: TestClient;
let diploma: { id: number; number: string };

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  world.clock.moveTo("2026-03-10T12:00:00.250Z");
  await world.ctx.database.delete(diplomas);
  course = await createCourse(world.ctx, {
    hasDiploma: true,
    modules: [{ pages: [[sample.paragraph()]] }],
  });
  owner = await createPerson(world.ctx, { email: `lucia-${course.id}@example.org` });
  await enrol(world.ctx, owner, course);
  student = await world.as(owner);
  diploma = await insertDiploma(world.ctx, {
    userId: owner.id,
    courseId: course.id,
    name: "Lucía Ferrer Soler",
    number: NUMBER,
  });
});

const badgePath = (format: string) => `/api/diplomas/${diploma.id}/badge/${format}`;
const readJwt = async () => (await student.get(badgePath("jwt"))).text;
const decode = (part = "") => JSON.parse(Buffer.from(part, "base64url").toString()) as unknown;
const credentialOf = (jwt: string) => decode(jwt.split(".")[1]) as Credential;
const headerOf = (jwt: string) =>
  decode(jwt.split(".")[0]) as { kid: string; alg: string; jwk: { x: string } };
const revoke = (reason: string | null) =>
  world.ctx.database
    .update(diplomas)
    .set({ revokedAt: world.clock.now(), revokeReason: reason })
    .where(eq(diplomas.id, diploma.id));

/** Verifies as a verifier does that has only the credential: by the key that it names. */
async function isSigned(jwt: string): Promise<boolean> {
  const { kid } = headerOf(jwt);
  const { body } = await world.visitor().get<BadgePublicKey>(kid.slice(SITE.length));
  const [header, payload, signature = ""] = jwt.split(".");
  const key = createPublicKey({ key: body, format: "jwk" });
  const signed = Buffer.from(`${header}.${payload}`);
  return verify(null, signed, key, Buffer.from(signature, "base64url"));
}

describe("GET /api/diplomas/:diplomaId/badge/:badgeFormat", () => {
  test("401, 404 for another's, for other formats and for one that was revoked", async () => {
    expect((await world.visitor().get(badgePath("jwt"))).status).toBe(401);
    const other = await world.as(await createPerson(world.ctx));
    expect((await other.get(badgePath("jwt"))).status).toBe(404);
    expect((await student.get(badgePath("gif"))).status).toBe(404);
    expect((await student.get(badgePath("jwt"))).status).toBe(200);
    await revoke(null);
    expect((await student.get(badgePath("jwt"))).status).toBe(404);
    const { body } = await student.get<DiplomaList>("/api/diplomas");
    expect(body.diplomas[0]).toMatchObject({ state: "revoked", has_badge: false });
  });

  test("409, and no badge is offered, where the site can store no secrets", async () => {
    const { secrets } = world.ctx;
    world.ctx.secrets = new SecretBox([]);
    try {
      const { body } = await student.get<DiplomaList>("/api/diplomas");
      expect(body.diplomas[0]!.has_badge).toBe(false);
      expect(await student.get(badgePath("jwt"))).toMatchObject({
        status: 409,
        error: { code: "secret_key_missing" },
      });
    } finally {
      world.ctx.secrets = secrets;
    }
  });

  test("says who achieved what, without the address, and the claims repeat it", async () => {
    const { headers, text } = await student.get(badgePath("jwt"));
    expect(headers["content-type"]).toContain("text/plain");
    expect(headers["content-disposition"]).toContain("A course.jwt");
    const credential = credentialOf(text);
    const address = `${SITE}/verify/${NUMBER}`;
    expect(credential).toMatchObject({
      type: ["VerifiableCredential", "OpenBadgeCredential"],
      id: address,
      jti: address,
      iss: "did:web:learn.example.org",
      issuer: { id: "did:web:learn.example.org", name: "Paso", url: SITE },
      validFrom: "2026-03-10T12:00:00Z",
      nbf: Date.parse("2026-03-10T12:00:00Z") / 1_000,
      sub: `${address}#earner`,
      credentialSubject: {
        id: `${address}#earner`,
        achievement: { name: "A course", image: { id: `${SITE}/api/badges/image/${NUMBER}` } },
      },
      credentialStatus: {
        id: `${SITE}/api/badges/status/${NUMBER}`,
        type: "1EdTechRevocationList",
      },
    });
    const email = `lucia-${course.id}@example.org`;
    expect(JSON.stringify(credential)).not.toContain(email);
    const hash = createHash("sha256").update(`${email}${NUMBER}`).digest("hex");
    expect(credential.credentialSubject.identifier).toEqual([
      {
        type: "IdentityObject",
        hashed: true,
        identityType: "emailAddress",
        identityHash: `sha256$${hash}`,
        salt: NUMBER,
      },
      {
        type: "IdentityObject",
        hashed: false,
        identityType: "name",
        identityHash: "Lucía Ferrer Soler",
      },
    ]);
  });

  test("leaves the name out where its owner does not show it", async () => {
    const path = `/api/diplomas/${diploma.id}/shown-name`;
    await student.send("PUT", path, { shown_name: "initials" });
    const { identifier } = credentialOf(await readJwt()).credentialSubject;
    expect(identifier.map(({ identityType }) => identityType)).toEqual(["emailAddress"]);
  });

  test("the achievement is the same for everybody who completes the course", async () => {
    const other = await createPerson(world.ctx);
    const theirs = await insertDiploma(world.ctx, {
      userId: other.id,
      courseId: course.id,
      number: "0".repeat(16),
    });
    const jwt = (await (await world.as(other)).get(`/api/diplomas/${theirs.id}/badge/jwt`)).text;
    const idOf = (text: string) => credentialOf(text).credentialSubject.achievement.id;
    expect(idOf(jwt)).toMatch(/^urn:uuid:/);
    expect(idOf(jwt)).toBe(idOf(await readJwt()));
    expect(credentialOf(jwt).id).not.toBe(credentialOf(await readJwt()).id);
  });

  test("the PNG and the SVG can be drawn, and hold the same credential", async () => {
    const jwt = await readJwt();
    const png = await student.get(badgePath("png"));
    expect(png.headers["content-type"]).toBe("image/png");
    expect(readPng(png.bytes)).toBe(jwt);
    expect(await sharp(png.bytes).metadata()).toMatchObject({
      format: "png",
      width: 600,
      height: 600,
    });
    const { data } = await sharp(png.bytes).raw().toBuffer({ resolveWithObject: true });
    expect(new Set(data).size).toBeGreaterThan(5);

    const svg = await student.get(badgePath("svg"));
    expect(svg.headers["content-type"]).toContain("image/svg+xml");
    expect(readSvg(svg.text)).toBe(jwt);
    expect(await sharp(svg.bytes).metadata()).toMatchObject({ format: "svg", width: 512 });
    expect(svg.headers["content-security-policy"]).toContain("sandbox");
  });
});

/** The credential of a PNG, as a displayer finds it: chunk by chunk. */
function readPng(png: Buffer): string | null {
  const found: string[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const data = png.subarray(at + 8, at + 8 + png.readUInt32BE(at));
    const [keyword, ...rest] = data.toString("latin1").split("\0");
    const isText = png.toString("latin1", at + 4, at + 8) === "iTXt";
    if (isText && keyword === "openbadgecredential") found.push(rest.join("\0"));
  }
  // Not compressed, and without a language or a translated keyword.
  expect(found).toEqual([expect.stringMatching(/^\0\0\0\0[\w.-]+$/)]);
  return found[0]!.slice(4);
}

/** The credential of an SVG: the first element within the root. */
function readSvg(svg: string): string | undefined {
  const opened: [name: string, attributes: Record<string, string>][] = [];
  const parser = new Parser(
    { onopentag: (name, attributes) => void opened.push([name, attributes]) },
    { xmlMode: true },
  );
  parser.end(svg);
  const [root, first, ...others] = opened;
  expect(root?.[1]["xmlns:openbadges"]).toBe("https://purl.imsglobal.org/ob/v3p0");
  expect(first?.[0]).toBe("openbadges:credential");
  expect(others.map(([name]) => name)).not.toContain("openbadges:credential");
  return first?.[1]["verify"];
}

describe("the signature", () => {
  test("verifies by the key that the credential names, and no altered credential does", async () => {
    const jwt = await readJwt();
    expect(await isSigned(jwt)).toBe(true);
    const [header, , signature] = jwt.split(".");
    const altered = { ...credentialOf(jwt), name: "Another course" };
    const payload = Buffer.from(JSON.stringify(altered)).toString("base64url");
    expect(await isSigned(`${header}.${payload}.${signature}`)).toBe(false);
  });

  test("names a key of the DID document and of the key set, and gives away no private one", async () => {
    const jwt = await readJwt();
    const { kid, jwk, alg } = headerOf(jwt);
    const did = await world.visitor().get<IssuerDocument>("/.well-known/did.json");
    expect(did.headers["access-control-allow-origin"]).toBe("*");
    expect(did.body.id).toBe(credentialOf(jwt).iss);
    const [method] = did.body.verificationMethod;
    expect(did.body.assertionMethod).toContain(method!.id);
    expect(method!.publicKeyJwk).toMatchObject({ kid, x: jwk.x, alg });
    const { body } = await world.visitor().get<{ keys: unknown[] }>("/.well-known/jwks.json");
    expect(body.keys).toContainEqual(method!.publicKeyJwk);
    expect(JSON.stringify([did.body, body, headerOf(jwt)])).not.toMatch(/"d":/);
  });

  test.skipIf(!python)(
    `verifies by PyJWT${python ? "" : " (needs Debian's python3-jwt and python3-cryptography)"}`,
    async () => {
      const jwt = await readJwt();
      const { body } = await world.visitor().get<{ keys: object[] }>("/.well-known/jwks.json");
      const script = [
        "import json, jwt, sys",
        "token, key = json.load(sys.stdin)",
        "public = jwt.algorithms.OKPAlgorithm.from_jwk(json.dumps(key))",
        "try: print(jwt.decode(token, public, algorithms=['EdDSA'], options={'verify_nbf': False})['jti'])",
        "except jwt.InvalidSignatureError: print('invalid')",
      ].join("\n");
      const check = (token: string) =>
        execFileSync(python!, ["-c", script], {
          input: JSON.stringify([token, body.keys[0]]),
        })
          .toString()
          .trim();
      expect(check(jwt)).toBe(credentialOf(jwt).jti);
      const [header, , signature] = jwt.split(".");
      const forged = Buffer.from(JSON.stringify({ jti: "forged" })).toString("base64url");
      expect(check(`${header}.${forged}.${signature}`)).toBe("invalid");
    },
  );

  test.skipIf(!schemaPath)(
    `fits 1EdTech's schema${schemaPath ? "" : " (needs its file in PASO_OB3_SCHEMA)"}`,
    async () => {
      const ajv = new Ajv2019({ strict: false });
      addFormats.default(ajv);
      const validate = ajv.compile(JSON.parse(readFileSync(schemaPath!, "utf8")) as object);
      validate(credentialOf(await readJwt()));
      expect(validate.errors).toBeNull();
      validate({ ...credentialOf(await readJwt()), issuer: { name: "Nobody" } });
      expect(validate.errors).not.toBeNull();
    },
  );
});

describe("keys", () => {
  test("are stored encrypted", async () => {
    await readJwt();
    const stored = JSON.stringify(await world.ctx.database.select().from(badgeKeys));
    expect(stored).toContain("v1.");
    expect(stored).not.toContain("PRIVATE KEY");
  });

  test("administrators rotate them: new badges are signed by another, earlier ones verify", async () => {
    const before = await readJwt();
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    const { status, body } = await admin.post<BadgeKeys>("/api/admin/badge-keys");
    expect(status).toBe(200);
    expect(body).toMatchObject({ issuer: "did:web:learn.example.org", can_sign: true });
    expect(body.keys.map((key) => key.is_current)).toEqual(
      body.keys.map((_, index) => index === 0),
    );
    const after = await readJwt();
    expect(headerOf(after).kid).toBe(body.keys[0]!.address);
    expect(headerOf(before).kid).not.toBe(body.keys[0]!.address);
    expect([await isSigned(before), await isSigned(after)]).toEqual([true, true]);
    const did = await world.visitor().get<IssuerDocument>("/.well-known/did.json");
    expect(did.body.verificationMethod).toHaveLength(body.keys.length);
    const lines = await world.ctx.database.select().from(auditLog).orderBy(auditLog.id);
    expect(lines.at(-1)).toMatchObject({
      action: "badge_key.rotated",
      after: { badge_key: body.keys[0]!.address },
    });
  });

  test("refuse administrators who did not authenticate lately, and everybody else", async () => {
    const path = "/api/admin/badge-keys";
    expect((await world.visitor().post(path)).status).toBe(401);
    expect((await student.post(path)).status).toBe(403);
    const admin = await world.as(await createPerson(world.ctx, { role: "admin" }));
    world.clock.moveTo("2026-03-10T13:00:00Z");
    const { status, error } = await admin.post(path);
    expect([status, error.code]).toEqual([403, "reauthentication_required"]);
  });

  test("another is made where the newest was sealed with a secret key that is lost", async () => {
    const before = await readJwt();
    const { secrets } = world.ctx;
    world.ctx.secrets = new SecretBox([Buffer.alloc(32, 1)]);
    try {
      const after = await readJwt();
      expect(headerOf(after).kid).not.toBe(headerOf(before).kid);
      expect([await isSigned(before), await isSigned(after)]).toEqual([true, true]);
    } finally {
      world.ctx.secrets = secrets;
      await rotateBadgeKey(world.ctx, null);
    }
  });

  test("404 for one that the site never had", async () => {
    expect((await world.visitor().get("/api/badges/keys/2000000000")).status).toBe(404);
  });
});

describe("GET /api/badges/status/:number", () => {
  const read = async (number = NUMBER) =>
    world.visitor().get<BadgeStatus>(`/api/badges/status/${number}`);

  test("lists the badge once it was revoked, with the reason", async () => {
    const { credentialStatus, id } = credentialOf(await readJwt());
    expect((await read()).body).toEqual({
      id: credentialStatus.id,
      issuer: "did:web:learn.example.org",
      revokedCredential: [],
    });
    await revoke("Issued by mistake");
    const { body, headers } = await read();
    expect(body.revokedCredential).toEqual([
      { id, revoked: true, revocationReason: "Issued by mistake" },
    ]);
    expect(headers["x-robots-tag"]).toBe("noindex");
  });

  test("lists an earlier badge once its diploma was issued again, and not the new one", async () => {
    const { id } = credentialOf(await readJwt());
    const [first] = await world.ctx.database
      .select()
      .from(diplomaVersions)
      .where(eq(diplomaVersions.number, NUMBER));
    const again = "1".repeat(16);
    await world.ctx.database
      .insert(diplomaVersions)
      .values({ ...first!, version: 2, number: again });
    await world.ctx.database
      .update(diplomas)
      .set({ version: 2, number: again })
      .where(eq(diplomas.id, diploma.id));
    expect((await read()).body.revokedCredential).toEqual([
      { id, revoked: true, revocationReason: "It was issued again with another number." },
    ]);
    expect((await read(again)).body.revokedCredential).toEqual([]);
  });

  test("404 for a number that was never given out, and 429 for a machine that guesses", async () => {
    expect((await read("0".repeat(16))).status).toBe(404);
    expect((await read("nonsense")).status).toBe(404);
    let status = 0;
    for (let attempt = 0; attempt < 240; attempt += 1) ({ status } = await read("0".repeat(16)));
    expect(status).toBe(429);
    world.clock.moveTo("2026-03-10T14:00:00Z");
    expect((await read()).status).toBe(200);
  });
});

test("the badge's picture is public, without the credential", async () => {
  const { status, headers, bytes } = await world.visitor().get(`/api/badges/image/${NUMBER}`);
  expect([status, headers["content-type"]]).toEqual([200, "image/png"]);
  expect(bytes.includes("openbadgecredential")).toBe(false);
  expect(headers["cross-origin-resource-policy"]).toBe("cross-origin");
});
