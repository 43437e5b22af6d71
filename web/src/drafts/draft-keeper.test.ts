import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { DraftKeeper } from "./draft-keeper.ts";

const KEY = "page-new:7";
const ON_DEVICE = `paso.draft.1.authoring.${KEY}`;

const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
const device = new Map<string, string>();

/** The server's drafts: it keeps one body, or does not answer. */
const server = { body: null as unknown, answers: true };

function answer(path: string, { method, body }: RequestInit): Promise<Response> {
  if (path === "/api/session") {
    return Promise.resolve(Response.json({ user: null, csrf_token: "t", locale: "en" }));
  }
  if (!server.answers) return Promise.reject(new TypeError("Failed to fetch"));
  if (method === "PUT") server.body = (JSON.parse(body as string) as { body: unknown }).body;
  if (method === "DELETE") server.body = null;
  const draft = server.body === null ? null : { body: server.body, saved_at: "2026-11-20T12:04" };
  return Promise.resolve(Response.json(method === "GET" ? { draft } : {}));
}

function onDevice(): unknown {
  return JSON.parse(device.get(ON_DEVICE) ?? "null");
}

function sent(method: string): number {
  return fetchMock.mock.calls.filter(([, init]) => init.method === method).length;
}

beforeEach(() => {
  vi.useFakeTimers();
  device.clear();
  Object.assign(server, { body: null, answers: true });
  fetchMock.mockReset().mockImplementation(answer);
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("document", { documentElement: { lang: "en" } });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("DraftKeeper", () => {
  it("writes to the device soon and to the server once typing pauses", async () => {
    const draft = new DraftKeeper(KEY, 1);
    for (const title of ["a", "ab", "abc"]) draft.keep({ title });
    expect(draft.getState().phase).toBe("typing");
    await vi.advanceTimersByTimeAsync(500);
    expect(device.get(ON_DEVICE)).toContain("abc");
    expect(sent("PUT")).toBe(0);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sent("PUT")).toBe(1);
    expect(server.body).toEqual({ title: "abc" });
    expect(draft.getState()).toMatchObject({ phase: "saved", at: expect.any(Date) });
  });

  it("is found again by another visit on another device", async () => {
    new DraftKeeper(KEY, 1).keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(3_000);
    device.clear();
    const later = new DraftKeeper(KEY, 1);
    await expect(later.restore()).resolves.toEqual({ title: "abc" });
    expect(later.getState()).toEqual({ phase: "saved", at: null, refusal: null });
  });

  it("keeps on the device what the server does not take, and sends it when it answers again", async () => {
    server.answers = false;
    const draft = new DraftKeeper(KEY, 1);
    draft.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(draft.getState().phase).toBe("device");

    server.answers = true;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(draft.getState().phase).toBe("saved");
    expect(server.body).toEqual({ title: "abc" });
  });

  it("says why the server refuses more, keeps it on the device and sends it once there is room", async () => {
    const message = "Your drafts take up more than 20 MB.";
    fetchMock.mockImplementation(async (path, init) =>
      init.method === "PUT"
        ? Response.json({ message, code: "drafts_full" }, { status: 409 })
        : answer(path, init),
    );
    const draft = new DraftKeeper(KEY, 1);
    draft.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(draft.getState()).toMatchObject({ phase: "device", refusal: message });
    expect(onDevice()).toEqual({ body: { title: "abc" }, acknowledged: false });

    fetchMock.mockImplementation(answer);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(draft.getState()).toMatchObject({ phase: "saved", refusal: null });
    expect(server.body).toEqual({ title: "abc" });
  });

  it("does not claim to be kept where neither device nor server have room", async () => {
    server.answers = false;
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem() {
        throw new Error("QuotaExceededError");
      },
      removeItem: () => {},
    });
    const draft = new DraftKeeper(KEY, 1);
    draft.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(draft.getState()).toEqual({ phase: "unkept", at: null, refusal: null });

    server.answers = true;
    draft.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.getState().phase).toBe("saved");
  });

  it("treats what the server never received as newer, and sends it after a crash", async () => {
    server.body = { title: "old" };
    const before = new DraftKeeper(KEY, 1);
    before.keep({ title: "new" });
    before.flush();
    vi.clearAllTimers();

    await expect(new DraftKeeper(KEY, 1).restore()).resolves.toEqual({ title: "new" });
    await vi.advanceTimersByTimeAsync(0);
    expect(server.body).toEqual({ title: "new" });
  });

  it("falls back to the device while the server does not answer", async () => {
    const before = new DraftKeeper(KEY, 1);
    before.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(3_000);
    server.answers = false;
    await expect(new DraftKeeper(KEY, 1).restore()).resolves.toEqual({ title: "abc" });
  });

  it("does not call saved what was typed while a save was on its way", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fetchMock.mockImplementation(async (path, init) => {
      if (init.method === "PUT" && sent("PUT") === 1) await promise;
      return answer(path, init);
    });
    const draft = new DraftKeeper(KEY, 1);
    draft.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(2_000);
    draft.keep({ title: "abcd" });
    await vi.advanceTimersByTimeAsync(500);
    resolve();
    await vi.advanceTimersByTimeAsync(0);

    expect(server.body).toEqual({ title: "abc" });
    expect(draft.getState()).toEqual({ phase: "typing", at: null, refusal: null });
    expect(onDevice()).toEqual({ body: { title: "abcd" }, acknowledged: false });

    await vi.advanceTimersByTimeAsync(2_000);
    expect(server.body).toEqual({ title: "abcd" });
    expect(draft.getState().phase).toBe("saved");
    expect(onDevice()).toEqual({ body: { title: "abcd" }, acknowledged: true });
  });

  it("does not call kept on the device alone what was typed while a save failed", async () => {
    const { promise, reject } = Promise.withResolvers<Response>();
    fetchMock.mockImplementation((path, init) =>
      init.method === "PUT" && sent("PUT") === 1 ? promise : answer(path, init),
    );
    const draft = new DraftKeeper(KEY, 1);
    draft.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(2_000);
    draft.keep({ title: "abcd" });
    reject(new TypeError("Failed to fetch"));
    await vi.advanceTimersByTimeAsync(0);
    expect(draft.getState()).toEqual({ phase: "typing", at: null, refusal: null });

    await vi.advanceTimersByTimeAsync(2_000);
    expect(draft.getState().phase).toBe("saved");
    expect(server.body).toEqual({ title: "abcd" });
  });

  it("forgets what is discarded while a save is on its way, on the server after that save", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    fetchMock.mockImplementation(async (path, init) => {
      if (init.method === "PUT") await promise;
      return answer(path, init);
    });
    const draft = new DraftKeeper(KEY, 1);
    draft.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(2_000);
    const discarded = draft.discard();
    resolve();
    await discarded;
    expect(draft.getState().phase).toBe("none");
    expect(server.body).toBeNull();
    expect(device.size).toBe(0);
  });

  it("keeps what a later visit types from being overwritten by what an earlier one still sends", async () => {
    server.answers = false;
    const earlier = new DraftKeeper(KEY, 1);
    earlier.keep({ title: "a" });
    await vi.advanceTimersByTimeAsync(3_000);
    const later = new DraftKeeper(KEY, 1);
    await expect(later.restore()).resolves.toEqual({ title: "a" });
    later.keep({ title: "ab" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onDevice()).toEqual({ body: { title: "ab" }, acknowledged: false });

    server.answers = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.body).toEqual({ title: "ab" });
    expect(onDevice()).toEqual({ body: { title: "ab" }, acknowledged: true });
  });

  it("sends nothing of an earlier visit once a later one has saved the form", async () => {
    server.answers = false;
    const earlier = new DraftKeeper(KEY, 1);
    earlier.keep({ title: "a" });
    await vi.advanceTimersByTimeAsync(3_000);
    const later = new DraftKeeper(KEY, 1);
    await later.restore();
    server.answers = true;
    await later.discard("published");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.body).toBeNull();
    expect(onDevice()).toBeNull();
  });

  it("follows another device that discarded the work", async () => {
    const before = new DraftKeeper(KEY, 1);
    before.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(3_000);
    server.body = null;
    await expect(new DraftKeeper(KEY, 1).restore()).resolves.toBeNull();
    expect(device.size).toBe(0);
  });

  it("forgets everywhere what was saved, and sends nothing afterwards", async () => {
    const draft = new DraftKeeper(KEY, 1);
    draft.keep({ title: "abc" });
    await vi.advanceTimersByTimeAsync(3_000);
    draft.keep({ title: "abcd" });
    await draft.discard();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(server.body).toBeNull();
    expect(device.size).toBe(0);
    expect(sent("PUT")).toBe(1);
    expect(draft.getState().phase).toBe("none");
  });

  it("shows one person's work to no one else, and ignores what is unreadable", async () => {
    device.set(ON_DEVICE, "{broken");
    await expect(new DraftKeeper(KEY, 1).restore()).resolves.toBeNull();
    const mine = new DraftKeeper(KEY, 1);
    mine.keep({ title: "abc" });
    mine.flush();
    await expect(new DraftKeeper(KEY, 2).restore()).resolves.toBeNull();
  });
});
