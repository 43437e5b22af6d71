import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { attachFile, createCourse, createPerson, enrol } from "../../testing/factories.ts";
import { sample } from "../../testing/sample-sections.ts";
import { createWebFolder } from "../../testing/sample-web-folder.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";

let web: Awaited<ReturnType<typeof createWebFolder>>;
let world: TestApp;
let person: { id: number };
let client: TestClient;

beforeAll(async () => {
  web = await createWebFolder();
  world = await startTestApp({ webFolder: web.path });
});
afterAll(async () => {
  await world.stop();
  await web.remove();
});

beforeEach(async () => {
  person = await createPerson(world.ctx);
  client = await world.as(person);
});

/** An address of a file that the person may download. */
async function fileAddress(): Promise<string> {
  const course = await createCourse(world.ctx, { modules: [{ pages: [[sample.paragraph()]] }] });
  await enrol(world.ctx, person, course);
  const sectionId = course.pages[0]!.sectionIds[0]!;
  await attachFile(world.ctx, sectionId, { name: "plan.pdf", bytes: Buffer.from("%PDF") });
  return `/student/courses/file/${sectionId}/plan.pdf`;
}

describe("every answer carries the security headers", () => {
  const always = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "strict-transport-security": "max-age=31536000",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  };

  test.each([
    ["an answer", "GET", "/api/student/courses", 200],
    ["a refusal by rule", "PUT", "/api/account/locale", 419],
    ["a page that is not there", "GET", "/api/courses/page/1000000", 404],
    ["a call that is not there", "POST", "/api/nothing", 404],
  ])("%s", async (_, method, path, status) => {
    const answer = await client.send(method, path, undefined, { withoutToken: true });
    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      ...always,
      "content-security-policy":
        "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
      "cache-control": "no-store",
    });
    expect(answer.headers).not.toHaveProperty("x-powered-by");
    expect(answer.headers).not.toHaveProperty("server");
  });

  test("an address that cannot be read", async () => {
    const answer = await client.get("/api/%zz");
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });

  test("a file is a download in a sandbox", async () => {
    const { status, headers } = await client.get(await fileAddress());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...always,
      "content-security-policy":
        "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      "content-disposition": "attachment; filename=plan.pdf",
      "cache-control": "private, max-age=300",
    });
  });

  test.each(["a.js", "-a.js"])("built files are kept for ever: %s", async (name) => {
    const { status, headers } = await client.get(`/assets/${name}`);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      ...always,
      "cache-control": "public, max-age=31536000, immutable",
    });
  });

  test("no HSTS over plain http", async () => {
    const plain = await startTestApp({ secure: false });
    const { headers } = await plain.visitor().get("/api/session");
    await plain.stop();
    expect(headers).not.toHaveProperty("strict-transport-security");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });
});

describe("the page", () => {
  const readPolicy = (header: unknown) =>
    new Map(
      String(header)
        .split("; ")
        .map((directive) => {
          const [name = "", ...values] = directive.split(" ");
          return [name, values] as const;
        }),
    );

  test("is served at every address of the web app, to everyone", async () => {
    for (const path of ["/", "/login", "/student/courses/1/pages/2", "/authoring/?x=1"]) {
      const { status, headers } = await world.visitor().get(path);
      expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    }
    expect((await world.visitor().send("HEAD", "/login")).status).toBe(200);
  });

  test("is a 404 at an address that the web app does not have", async () => {
    for (const path of ["/no/such/page?x=1", "/student/courses/1/pages", "/login/again"]) {
      const { status, headers, text } = await world.visitor().get(path);
      expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
      expect(text).toContain("<html");
    }
  });

  test("lets scripts fetch from the site and the domains of its streams alone", async () => {
    const connectSources = async () => {
      const { headers } = await world.visitor().get("/");
      return readPolicy(headers["content-security-policy"]).get("connect-src");
    };
    await createCourse(world.ctx, {
      modules: [{ pages: [[sample.video({ address: "https://films.example.org/a.mp4" })]] }],
    });
    expect(await connectSources()).toEqual(["'self'"]);
    const addresses = [
      "https://stream.films.example.co.uk/a/index.m3u8",
      "https://other.films.example.co.uk/index.M3U8?token=1",
      "https://d111.cloudfront.net:8443/index.m3u8",
      "https://203.0.113.9/index.m3u8",
      "/student/courses/file/7/index.m3u8",
      "https://a;script-src.example.org/index.m3u8",
      "https://a,b.example.net/index.m3u8",
    ];
    await createCourse(world.ctx, {
      modules: [{ pages: [addresses.map((address) => sample.video({ address }))] }],
    });
    expect(await connectSources()).toEqual([
      "'self'",
      "https://*.d111.cloudfront.net:8443",
      "https://*.example.co.uk",
      "https://203.0.113.9",
      "https://d111.cloudfront.net:8443",
      "https://example.co.uk",
    ]);
  });

  test("may use no device feature that it does not need", async () => {
    const { headers } = await client.get("/");
    expect(headers["permissions-policy"]).toContain("camera=(), ");
    expect(headers["permissions-policy"]).toContain("microphone=(), ");
    // Chromium warns about it on every screen.
    expect(headers["permissions-policy"]).not.toContain("bluetooth");
    expect(headers["permissions-policy"]).toContain(
      'fullscreen=(self "https://www.youtube-nocookie.com"',
    );
  });

  test("runs only scripts that carry the answer's own nonce", async () => {
    const [first, second] = [await client.get("/"), await client.get("/")];
    const nonces = [first, second].map(({ text }) => /nonce="([^"]+)"/.exec(text)?.[1]);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    const policy = readPolicy(first.headers["content-security-policy"]);
    expect(policy.get("script-src")).toEqual([`'nonce-${nonces[0]}'`, "'strict-dynamic'"]);
    expect(first.text).not.toContain("__CSP_NONCE__");
  });

  test("loads nothing by default, cannot be framed, and needs Trusted Types", async () => {
    const { headers } = await client.get("/");
    const policy = readPolicy(headers["content-security-policy"]);
    expect(Object.fromEntries(policy)).toMatchObject({
      "default-src": ["'none'"],
      "base-uri": ["'none'"],
      "form-action": ["'self'"],
      "frame-ancestors": ["'none'"],
      "require-trusted-types-for": ["'script'"],
    });
    expect(String(headers["content-security-policy"])).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "strict-transport-security": "max-age=31536000",
    });
  });

  test("is not sent for an unknown call", async () => {
    for (const path of ["/api", "/api/nothing", "/assets/b.js", "/assets/a.js/x", "/health/x"]) {
      const { status, error } = await client.get(path, { headers: { accept: "text/html" } });
      expect.soft([status, error?.code], path).toEqual([404, "not_found"]);
    }
  });

  test("is in the visitor's language before a script runs", async () => {
    const { text } = await client.get("/", { headers: { "accept-language": "es" } });
    expect(text).toContain('<html lang="es"');
  });
});
