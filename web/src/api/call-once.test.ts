import { createCourse } from "@paso/contract";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { callOnce } from "./call-once.ts";

const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const kept = new Map<string, string>();

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("sessionStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  fetchMock.mockImplementation(async (path) =>
    path === "/api/session"
      ? Response.json({ user: null, csrf_token: "t", locale: "en" })
      : Response.json({ id: 1, redirect_to: "/" }),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
  kept.clear();
});

const create = (title: string) => callOnce(createCourse, { body: { title, order: 1 } });
/** The keys of the calls so far. */
const keysSent = () =>
  fetchMock.mock.calls
    .filter(([path]) => path === createCourse.path)
    .map(([, { headers }]) => (headers as Record<string, string>)["idempotency-key"]);
const failNext = (failure: () => Promise<Response>) => {
  const answer = fetchMock.getMockImplementation()!;
  let isDone = false;
  fetchMock.mockImplementation(async (path, init) => {
    if (path === "/api/session" || isDone) return answer(path, init);
    isDone = true;
    return failure();
  });
};

it("keeps its key until a response arrives, across a reload too", async () => {
  failNext(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(create("A")).rejects.toMatchObject({ reason: "unreachable" });
  vi.resetModules();
  const reloaded = await import("./call-once.ts");
  await reloaded.callOnce(createCourse, { body: { order: 1, title: "A" } });
  const [first, second] = keysSent();
  expect(first).toMatch(/^\w{10,100}$/);
  expect(second).toBe(first);
});

it("has one key for two clicks", async () => {
  await Promise.all([create("A"), create("A")]);
  expect(new Set(keysSent()).size).toBe(1);
});

it("keeps its key after a server error, since the call may have taken effect", async () => {
  failNext(async () => Response.json({ message: "m", code: "busy" }, { status: 503 }));
  await expect(create("A")).rejects.toMatchObject({ status: 503 });
  await create("A");
  expect(new Set(keysSent()).size).toBe(1);
});

it("uses a new key after a response, after a refusal, and for a different body", async () => {
  await create("A");
  failNext(async () => Response.json({ message: "m", code: "c" }, { status: 422 }));
  await expect(create("A")).rejects.toMatchObject({ status: 422 });
  await create("A");
  await create("B");
  expect(new Set(keysSent()).size).toBe(4);
  expect([...kept.values()]).toEqual(["{}"]);
});

it("works without storage", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  failNext(() => Promise.reject(new TypeError("Failed to fetch")));
  await expect(create("A")).rejects.toMatchObject({ reason: "unreachable" });
  await create("A");
  expect(new Set(keysSent()).size).toBe(1);
});
