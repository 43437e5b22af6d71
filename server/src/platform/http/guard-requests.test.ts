import { Readable } from "node:stream";

import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

import { users } from "../../database/tables/index.ts";
import { createPerson } from "../../testing/factories.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { csrfTokenOf } from "./csrf.ts";

let world: TestApp;
let person: { id: number };
let client: TestClient;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.stop());

beforeEach(async () => {
  person = await createPerson(world.ctx);
  client = await world.as(person);
});

describe("an unsafe request is our own page's", () => {
  const send = (headers: Record<string, string | undefined>) =>
    world.app.inject({
      method: "PUT",
      url: "/api/account/locale",
      payload: { locale: "es" },
      headers: Object.fromEntries(
        Object.entries({
          cookie: `__Host-paso=${client.secret}`,
          "x-csrf-token": csrfTokenOf(client.secret!),
          "x-requested-with": "XMLHttpRequest",
          ...headers,
        }).filter((entry): entry is [string, string] => entry[1] !== undefined),
      ),
    });
  const chosenLocale = async () => {
    const [row] = await world.ctx.database
      .select({ locale: users.locale })
      .from(users)
      .where(eq(users.id, person.id));
    return row?.locale;
  };

  test.each<[string, Record<string, string | undefined>]>([
    ["no token", { "x-csrf-token": undefined }],
    ["an empty token", { "x-csrf-token": "" }],
    ["a wrong token", { "x-csrf-token": "wrong" }],
    ["a wrong token of the right length", { "x-csrf-token": "A".repeat(43) }],
    ["the token of another session", { "x-csrf-token": csrfTokenOf("B".repeat(43)) }],
    ["no X-Requested-With", { "x-requested-with": undefined }],
    ["another X-Requested-With", { "x-requested-with": "fetch" }],
    ["a request from another site", { "sec-fetch-site": "cross-site" }],
    ["a request from a neighbouring host", { "sec-fetch-site": "same-site" }],
    ["an address typed by hand", { "sec-fetch-site": "none" }],
  ])("419 for %s, and nothing happens", async (_, headers) => {
    const response = await send(headers);
    expect(response.statusCode).toBe(419);
    expect(response.json()).toEqual({
      message: "This page has been open for too long. Reload it and try again.",
      code: "page_expired",
    });
    expect(await chosenLocale()).toBeNull();
  });

  test("browsers with Fetch Metadata and older ones are served", async () => {
    expect((await send({ "sec-fetch-site": "same-origin" })).statusCode).toBe(200);
    expect((await send({ "sec-fetch-site": undefined })).statusCode).toBe(200);
    expect(await chosenLocale()).toBe("es");
  });

  test("a visitor without a cookie cannot sign in, so no other site can sign them in", async () => {
    const response = await world.app.inject({
      method: "POST",
      url: "/api/session",
      payload: { email: "a@example.org", password: "password" },
      headers: { "x-csrf-token": "x", "x-requested-with": "XMLHttpRequest" },
    });
    expect(response.statusCode).toBe(419);
  });
});

describe("JSON is read and nothing else", () => {
  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
    "text/json",
    "application/jsonp",
    "nonsense",
  ])("415 for %s", async (type) => {
    const answer = await client.post("/api/session", undefined, {
      raw: '{"email":"a","password":"b"}',
      headers: { "content-type": type },
    });
    expect(answer.status).toBe(415);
    expect(answer.error).toEqual({ message: "Send JSON.", code: "unsupported_media_type" });
  });

  test("415 for a body without a content type", async () => {
    const response = await world.app.inject({
      method: "POST",
      url: "/api/session",
      payload: Buffer.from("{}"),
      headers: {
        cookie: `__Host-paso=${client.secret}`,
        "x-csrf-token": csrfTokenOf(client.secret!),
        "x-requested-with": "XMLHttpRequest",
      },
    });
    expect(response.statusCode).toBe(415);
  });

  test.each(["application/json; charset=utf-8", "Application/JSON"])("%s is JSON", async (type) => {
    const answer = await client.send("PUT", "/api/account/locale", undefined, {
      raw: '{"locale":"en"}',
      headers: { "content-type": type },
    });
    expect(answer.status).toBe(200);
  });

  test("413 for more than the limit, announced or not", async () => {
    const large = JSON.stringify({ text: "x".repeat(1024 * 1024) });
    const announced = await client.post("/api/session", undefined, { raw: large });
    expect(announced.status).toBe(413);
    expect(announced.error).toEqual({ message: "The data sent is too large.", code: "too_large" });
    const streamed = await world.app.inject({
      method: "POST",
      url: "/api/session",
      payload: Readable.from([large]),
      headers: {
        cookie: `__Host-paso=${client.secret}`,
        "x-csrf-token": csrfTokenOf(client.secret!),
        "x-requested-with": "XMLHttpRequest",
        "content-type": "application/json",
      },
    });
    expect(streamed.statusCode).toBe(413);
  });

  test("a caller without the right is refused before the body is read", async () => {
    const visitor = world.visitor();
    await visitor.get("/api/session");
    const answer = await visitor.send("PUT", "/api/account/locale", undefined, {
      raw: "x".repeat(2 * 1024 * 1024),
      headers: { "content-type": "text/plain" },
    });
    expect(answer.status).toBe(401);
  });
});
