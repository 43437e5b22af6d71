import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";

import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";

import { newToken } from "../../domains/accounts/tokens/token-secret.ts";
import { startTestApp, type TestApp } from "../../testing/start-test-app.ts";
import { createTestDatabase } from "../../testing/test-database.ts";

/** Longer than any test takes, in milliseconds. */
const NEVER = 600_000;
/** A program with a token to look up: unlike those of sessions, such reads have a connection each. */
const TOKEN = { authorization: `Bearer ${newToken()}` };

/** All of a sign-in but its last byte. */
const SIGN_IN = '{"email":"nobody@example.org","password":"correct horse battery"';

let world: TestApp;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let address: string;
let locker: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  world = await startTestApp(
    {
      admission: { concurrency: 2, patience: 1_000, longestTurn: NEVER },
    },
    database,
  );
  address = await world.app.listen({ host: "127.0.0.1", port: 0 });
  locker = new pg.Client({ connectionString: database.url });
  await locker.connect();
});
afterEach(() => locker.query("rollback"));
afterAll(async () => {
  await locker.end();
  await world.stop();
});

/** Sends two requests that wait for a lock in the database. */
async function fillTurns(): Promise<{ finish: () => Promise<number[]> }> {
  await locker.query("begin");
  await locker.query("lock table personal_tokens in access exclusive mode");
  const stuck = [1, 2].map(() => fetch(`${address}/api/session`, { headers: TOKEN }));
  await expect.poll(() => waitingForLock(), { timeout: 20_000 }).toBe(2);
  return {
    finish: async () => {
      await locker.query("rollback");
      return Promise.all(stuck.map(async (one) => (await one).status));
    },
  };
}

async function waitingForLock(table = "personal_tokens"): Promise<number> {
  const { rows } = await locker.query(
    "select count(*)::int from pg_locks where not granted and relation = $1::regclass",
    [table],
  );
  return rows[0].count;
}

describe("with all turns taken", () => {
  test("what would wait too long is refused, before its token is looked up or its body read", async () => {
    const { finish } = await fillTurns();
    const response = await fetch(`${address}/api/session`, {
      method: "POST",
      headers: { ...TOKEN, "accept-language": "es", "content-type": "application/json" },
      body: "{",
    });
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      message: "El servidor está ocupado. Inténtalo de nuevo dentro de un momento.",
      code: "busy",
    });
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(response.headers.get("x-request-id")).toMatch(/^[\w-]{36}$/);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await waitingForLock()).toBe(2);
    expect(await finish()).toEqual([401, 401]);
  });

  test("a person who opens a page reads why, and it tries again", async () => {
    const { finish } = await fillTurns();
    const response = await fetch(`${address}/`, { headers: { accept: "text/html" } });
    expect(response.status).toBe(503);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const page = await response.text();
    expect(page).toContain("The server is busy. Try again in a moment.");
    expect(page).toContain('http-equiv="refresh"');
    await finish();
  });

  test("health checks wait for nothing", async () => {
    const { finish } = await fillTurns();
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);
    await finish();
  });

  test("the connection of a long body that is not read is closed", async () => {
    const { finish } = await fillTurns();
    const socket = connect(Number(new URL(address).port), "127.0.0.1");
    socket.write(
      "POST /api/session HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n" +
        "content-length: 1000000\r\n\r\n{",
    );
    expect(await text(socket)).toMatch(/^HTTP\/1.1 503 [^]*\r\nconnection: close\r\n/i);
    await finish();
  });
});

test("requests get their turn once others have ended", async () => {
  for (let round = 0; round < 3; round += 1) {
    const { finish } = await fillTurns();
    expect(await finish()).toEqual([401, 401]);
  }
  const many = Array.from({ length: 20 }, () => fetch(`${address}/api/session`));
  const statuses = await Promise.all(many.map(async (one) => (await one).status));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(2);
});

test("what waits in a queue of its own takes no turn", async () => {
  await locker.query("begin");
  await locker.query("lock table token_buckets in access exclusive mode");
  const sockets = await Promise.all([1, 2, 3].map(() => beginBody(address, SIGN_IN)));
  for (const socket of sockets) socket.write("}");
  await expect.poll(() => waitingForLock("token_buckets"), { timeout: 20_000 }).toBe(3);
  expect((await fetch(`${address}/api/session`)).status).toBe(200);
  await locker.query("rollback");
  const ends = await Promise.all(sockets.map((socket) => text(socket)));
  expect(ends.map((end) => end.slice(9, 12))).toEqual(["422", "422", "422"]);
});

test("a body still to come takes no turn", async () => {
  const begun = await Promise.all([1, 2, 3].map(() => beginBody(address)));
  const responses = [1, 2, 3].map(() => fetch(`${address}/api/session`));
  expect(await Promise.all(responses.map(async (one) => (await one).status))).toContain(200);
  for (const socket of begun) socket.write("}");
  const ends = await Promise.all(begun.map((socket) => text(socket)));
  expect(ends.map((end) => end.slice(9, 12))).toEqual(["422", "422", "422"]);
});

test("a body that does not come in time is refused with 408", async () => {
  const app = await world.startAnother({
    bodyTimes: { whole: 100, form: { bytes: 1, every: NEVER } },
  });
  const socket = await beginBody(await app.listen({ host: "127.0.0.1", port: 0 }));
  const response = await text(socket);
  await app.close();
  expect(response).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n/);
  expect(response).toContain('"code":"request_timeout"');
});

/** Signs in with a body whose last byte is not sent yet. */
async function beginBody(origin: string, body = "{"): Promise<Socket> {
  const session = await fetch(`${origin}/api/session`);
  const { csrf_token: token } = (await session.json()) as { csrf_token: string };
  const cookies = session.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const socket = connect(Number(new URL(origin).port), "127.0.0.1");
  const headers = {
    host: "paso",
    cookie: cookies.join("; "),
    "x-csrf-token": token,
    "x-requested-with": "XMLHttpRequest",
    "sec-fetch-site": "same-origin",
    "content-type": "application/json",
    "content-length": String(body.length + 1),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`POST /api/session HTTP/1.1\r\n${lines.join("")}\r\n${body}`);
  await once(socket, "connect");
  return socket;
}
