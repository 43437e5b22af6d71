import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";

import { errorBody } from "@paso/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { openConnection } from "../../database/connection.ts";
import { users } from "../../database/tables/index.ts";
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

describe("messages come in the request's language", () => {
  const SPANISH = "No se ha encontrado.";
  const ENGLISH = "This was not found.";

  test.each([
    ["the account", "es", "en", "en", SPANISH],
    ["the account", "en", "es", "es", ENGLISH],
    ["Accept-Language", null, "es-MX,es;q=0.9,en;q=0.8", "en", SPANISH],
    ["Accept-Language", null, "en", "es", ENGLISH],
    ["the best of Accept-Language", null, "en;q=0.2, es;q=0.7", "en", SPANISH],
    ["what Accept-Language does not refuse", null, "es;q=0, en", "es", ENGLISH],
    ["the site, with a language we do not speak", null, "fr, de;q=0.5", "es", SPANISH],
    ["the site, with nonsense", null, ";;q=x,,", "es", SPANISH],
    ["the site", null, undefined, "es", SPANISH],
  ] as const)("by %s", async (_, account, header, site, expected) => {
    await world.ctx.database.update(users).set({ locale: account }).where(eq(users.id, person.id));
    world.ctx.site.locale = site;
    const { error } = await client.get("/api/courses/page/1000000", {
      headers: header === undefined ? {} : { "accept-language": header },
    });
    world.ctx.site.locale = "en";
    expect(error).toEqual({ message: expected, code: "not_found" });
  });

  test("also beside fields", async () => {
    const { error } = await client.send(
      "PUT",
      "/api/account/password",
      { current_password: "x", password: "short", extra: 1 },
      { headers: { "accept-language": "es" } },
    );
    expect(error).toEqual({
      message: "Hay datos que faltan o no son válidos. Revísalos.",
      code: "validation_failed",
      errors: {
        password: ["Usa al menos 10 caracteres."],
        extra: ["Este campo no se conoce."],
      },
    });
  });

  test.each(["", "null"])("also where nothing was sent, as in a body of %o", async (raw) => {
    const headers = { "accept-language": "es", "content-type": "application/json" };
    const { status, error } = await client.send("PUT", "/api/account/password", undefined, {
      headers,
      raw,
    });
    expect([status, error.errors]).toEqual([422, { body: ["No se ha enviado ningún dato."] }]);
  });

  test("also when the address cannot be read", async () => {
    const { error } = await client.get("/api/%zz", { headers: { "accept-language": "es" } });
    expect(error.message).toBe(SPANISH);
  });
});

describe("a bug of ours", () => {
  /** Requests a file whose bytes are missing. */
  const breakIt = async (overrides: { production: boolean }) => {
    const broken = await startTestApp(overrides);
    const reader = await createPerson(broken.ctx);
    const course = await createCourse(broken.ctx, {
      modules: [{ pages: [[sample.paragraph()]] }],
    });
    await enrol(broken.ctx, reader, course);
    const sectionId = course.pages[0]!.sectionIds[0]!;
    await attachFile(broken.ctx, sectionId, { name: "plan.pdf", bytes: Buffer.from("x") });
    broken.ctx.storage.read = () => Promise.reject(new Error("disk 7 of secret-host is gone"));
    const browser = await broken.as(reader);
    const answer = await browser.get(`/student/courses/file/${sectionId}/plan.pdf`);
    await broken.stop();
    return answer;
  };

  test("says where, outside production", async () => {
    const { status, error } = await breakIt({ production: false });
    expect(status).toBe(500);
    expect(error).toEqual({
      message: "Something went wrong.",
      code: "internal_error",
      file: expect.stringContaining("send-error.test.ts"),
      line: expect.any(Number),
    });
  });

  test("says no more than that in production", async () => {
    const { status, error, headers } = await breakIt({ production: true });
    expect(status).toBe(500);
    expect(error).toEqual({ message: "Something went wrong.", code: "internal_error" });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });
});

describe("when the database is busy or away", () => {
  test("calls get 503 and when to try again", async () => {
    const connection = openConnection("postgres://nobody@127.0.0.1:1/nothing");
    const away = await startTestApp({
      connection,
      context: { ...world.ctx, database: connection.database },
    });
    const { status, error, headers } = await away.app
      .inject({ url: "/api/session", headers: { cookie: `__Host-paso=${"A".repeat(43)}` } })
      .then((response) => ({
        status: response.statusCode,
        error: response.json<unknown>(),
        headers: response.headers,
      }));
    const ready = await away.visitor().get("/health/ready");
    const alive = await away.visitor().get("/health/live");
    await away.stop();
    expect(status).toBe(503);
    expect(error).toEqual({
      message: "The server is busy. Try again in a moment.",
      code: "busy",
    });
    expect(headers["retry-after"]).toBe("2");
    expect([ready.status, alive.status]).toEqual([503, 200]);
  });
});

describe("strange addresses and methods", () => {
  test.each([
    ["GET", "/api/nothing"],
    ["GET", "/api/session/"],
    ["GET", "/api//session"],
    ["GET", "/api/session;jsessionid=1"],
    ["GET", "/api/%zz"],
    ["GET", "/api/%c3%28"],
    ["GET", "/api/courses/page/%"],
    ["GET", "/api/courses/page/%00"],
    ["GET", "/api/courses/page/%2e%2e%2fsession"],
    ["GET", "/assets/..%2findex.html"],
    ["GET", "/assets/..%5cindex.html"],
    ["GET", "/assets/a.js%00.txt"],
    ["GET", "/assets/.hidden"],
    ["GET", "/student/courses/file/1/..%2f..%2fetc%2fpasswd"],
    ["POST", "/login"],
    ["DELETE", "/"],
  ])("%s %s is not found", async (method, path) => {
    const { status, error } = await client.send(method, path);
    expect([status, error]).toEqual([404, { message: "This was not found.", code: "not_found" }]);
  });

  test.each([
    ["POST", "/api/courses", "GET, HEAD"],
    ["PUT", "/api/session", "DELETE, GET, HEAD, POST"],
    ["PATCH", "/api/session", "DELETE, GET, HEAD, POST"],
    ["OPTIONS", "/api/session", "DELETE, GET, HEAD, POST"],
    ["GET", "/api/courses/7/update?x=1", "POST"],
  ])("%s %s is refused, and what it takes is said", async (method, path, allow) => {
    const { status, error, headers } = await client.send(method, path);
    expect([status, error.code, headers["allow"]]).toEqual([405, "method_not_allowed", allow]);
  });

  test("a NUL in a name is not found", async () => {
    for (const path of ["/student/courses/file/1/%00", "/student/courses/file/1/a%00.pdf"]) {
      const { status, error } = await client.get(path);
      expect([status, error.code]).toEqual([404, "not_found"]);
    }
  });

  test("very long addresses are not found", async () => {
    for (const path of [
      `page/${"1".repeat(5_000)}`,
      "a/".repeat(4_000),
      `page/1?${"x".repeat(9_000)}`,
    ]) {
      const { status, error } = await client.get(`/api/courses/${path}`);
      expect([status, error.code]).toEqual([404, "not_found"]);
    }
  });

  test("a call that does not exist is not found whatever it carries", async () => {
    for (const [type, raw] of [
      ["text/plain", "x"],
      ["application/json", "{"],
      ["application/json", "x".repeat(2 * 1024 * 1024)],
    ] as const) {
      const { status } = await client.post("/api/nothing", undefined, {
        raw,
        headers: { "content-type": type },
      });
      expect(status).toBe(404);
    }
  });
});

describe("bytes that are no request", () => {
  let port: number;
  beforeAll(async () => {
    await world.app.listen({ port: 0, host: "127.0.0.1" });
    port = (world.app.server.address() as AddressInfo).port;
  });

  test.each([
    ["garbage", "garbage\r\n\r\n", 400, "bad_request"],
    ["an unknown method", "FETCH / HTTP/1.1\r\nHost: x\r\n\r\n", 400, "bad_request"],
    [
      "two lengths",
      "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n",
      400,
      "bad_request",
    ],
    [
      "an address of 20 kB",
      `GET /${"a".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      431,
      "headers_too_large",
    ],
    [
      "two hosts",
      "GET /api/session HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n",
      400,
      "bad_request",
    ],
  ])("%s is answered in the one error shape", async (_, bytes, status, code) => {
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.write(bytes);
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(errorBody.parse(JSON.parse(body))).toEqual({
      message: "This request cannot be read.",
      code,
    });
  });
});
