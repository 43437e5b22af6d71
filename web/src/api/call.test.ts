import {
  changeLocale,
  courseMap,
  getNote,
  getSession,
  listCourses,
  saveNote,
} from "@paso/contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "./api-error.ts";
import { call } from "./call.ts";
import { currentSessionEnd, onSessionEndChange } from "./session-end.ts";

type Answer = { status: number; body: unknown };
const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (status: number, code: string): Answer => ({
  status,
  body: { message: `refused: ${code}`, code },
});
const session = (token: string) => ok({ user: null, csrf_token: token, locale: "en" });

const fetchMock = vi.fn<(path: string, init: RequestInit) => Promise<Response>>();
let takeBack = () => {};

/** Answers the next calls in turn. */
function answer(...answers: Answer[]): void {
  for (const { status, body } of answers) {
    fetchMock.mockResolvedValueOnce(Response.json(body, { status }));
  }
}

/** Simulates a person who signs in again, or declines, whenever the session ends. */
function signInAgain(signsIn: boolean) {
  const ask = vi.fn<() => void>();
  takeBack = onSessionEndChange(() => {
    const end = currentSessionEnd();
    if (end === null) return;
    ask();
    setTimeout(() => end.settle(signsIn));
  });
  return ask;
}

function requests(): { line: string; headers: Record<string, string>; body: unknown }[] {
  return fetchMock.mock.calls.map(([path, { method, headers, body }]) => ({
    line: `${method} ${path}`,
    headers: headers as Record<string, string>,
    body: typeof body === "string" ? JSON.parse(body) : undefined,
  }));
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetchMock);
  vi.stubGlobal("document", { documentElement: { lang: "es" } });
});

afterEach(() => {
  takeBack();
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

describe("call", () => {
  it("fills path and query, and asks in the language of the page", async () => {
    answer(ok({ courses: [] }), ok({ notes: { text: "" } }));
    await call(listCourses, { query: { ignoreStatus: "true" } });
    await call(getNote, { params: { pageId: 7 } });
    expect(requests().map(({ line }) => line)).toEqual([
      "GET /api/courses?ignoreStatus=true",
      "GET /api/courses/page/notes/7",
    ]);
    expect(requests()[0]?.headers).toMatchObject({
      "accept-language": "es",
      "x-requested-with": "XMLHttpRequest",
    });
  });

  it("renews an outdated token once and repeats the call with it", async () => {
    answer(session("old"), refused(419, "token"), session("new"), ok({ locale: "es" }));
    await expect(call(changeLocale, { body: { locale: "es" } })).resolves.toEqual({ locale: "es" });
    const puts = requests().filter(({ line }) => line === "PUT /api/account/locale");
    expect(puts.map(({ headers }) => headers["x-csrf-token"])).toEqual(["old", "new"]);
    expect(puts.map(({ body }) => body)).toEqual([{ locale: "es" }, { locale: "es" }]);
  });

  it("gives up when a renewed token is refused too", async () => {
    answer(refused(419, "token"), session("newer"), refused(419, "token"));
    await expect(call(saveNote, { params: { pageId: 1 }, body: { text: "a" } })).rejects.toThrow(
      ApiError,
    );
    expect(fetchMock).toHaveBeenCalledTimes(3);
  });

  it("sends nothing as another user who signed in in another tab", async () => {
    const sessionOf = (id: number, token: string) =>
      ok({ user: { id }, csrf_token: token, locale: "en" });
    const save = () => call(saveNote, { params: { pageId: 1 }, body: { text: "mine" } });
    const posts = () => requests().filter(({ line }) => line.startsWith("POST"));
    answer(sessionOf(1, "of the first"));
    await call(getSession);

    signInAgain(false);
    answer(refused(419, "token"), sessionOf(2, "of the second"));
    await expect(save()).rejects.toMatchObject({ status: 419 });
    expect(posts().map(({ headers }) => headers["x-csrf-token"])).toEqual(["of the first"]);
    answer(ok({ user: null, csrf_token: "anybody's", locale: "en" }));
    await call(getSession);
  });

  it("says when the server asks to be retried", async () => {
    const busy = { message: "m", code: "busy" };
    fetchMock.mockResolvedValueOnce(
      Response.json(busy, { status: 503, headers: { "retry-after": "7" } }),
    );
    await expect(call(listCourses)).rejects.toMatchObject({ status: 503, retryAfter: 7 });
    answer({ status: 503, body: busy });
    await expect(call(listCourses)).rejects.toMatchObject({ retryAfter: null });
  });

  it("repeats calls that failed without a session after a single sign-in", async () => {
    const asked = signInAgain(true);
    answer(refused(401, "unauthenticated"), refused(401, "unauthenticated"), ok("a"), ok("b"));
    const params = { courseId: 1 };
    await Promise.all([call(courseMap, { params }), call(courseMap, { params })]);
    expect(asked).toHaveBeenCalledOnce();
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it("repeats what was refused until a new password was chosen", async () => {
    const asked = signInAgain(true);
    answer(refused(403, "must_change_password"), ok("a"));
    await expect(call(listCourses)).resolves.toBe("a");
    expect(asked).toHaveBeenCalledOnce();

    answer(refused(403, "forbidden"));
    await expect(call(listCourses)).rejects.toMatchObject({ body: { code: "forbidden" } });
    expect(asked).toHaveBeenCalledOnce();
  });

  it("repeats a sensitive change once its person has confirmed who they are", async () => {
    const asked = signInAgain(true);
    answer(refused(403, "reauthentication_required"), ok("a"));
    await expect(call(listCourses)).resolves.toBe("a");
    expect(asked).toHaveBeenCalledOnce();
  });

  it("throws the refusal of a change that its person would not confirm, however long they took", async () => {
    const response = Response.json({ code: "reauthentication_required" }, { status: 403 });
    fetchMock.mockResolvedValueOnce(response);
    signInAgain(false).mockImplementation(() => {
      // As after the request's timeout.
      vi.spyOn(response, "json").mockRejectedValue(new DOMException("", "TimeoutError"));
    });
    await expect(call(listCourses)).rejects.toMatchObject({
      body: { code: "reauthentication_required" },
    });
  });

  it("asks for a new password if signing in again requires one", async () => {
    const asked = signInAgain(true);
    answer(refused(401, "unauthenticated"), refused(403, "must_change_password"), ok("a"));
    await expect(call(listCourses)).resolves.toBe("a");
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("throws the refusal when the user does not sign in again", async () => {
    signInAgain(false);
    answer(refused(401, "unauthenticated"));
    await expect(call(listCourses)).rejects.toMatchObject({ status: 401 });
    expect(fetchMock).toHaveBeenCalledOnce();
  });

  it("lets a background call outlive the page, without asking to sign in", async () => {
    const asked = signInAgain(true);
    answer(refused(401, "unauthenticated"), ok("a"));
    await expect(call(listCourses, { background: true })).rejects.toMatchObject({ status: 401 });
    expect(asked).not.toHaveBeenCalled();
    expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
    await call(listCourses);
    expect(fetchMock.mock.calls[1]?.[1]).toMatchObject({ keepalive: false });
  });

  it("keeps the server's body, and builds one from a proxy's response", async () => {
    const body = { message: "m", code: "validation", errors: { email: ["first", "second"] } };
    answer({ status: 422, body });
    const error = await call(listCourses).catch((error: unknown) => error);
    expect(error).toMatchObject({ status: 422, body, fieldMessages: { email: "first" } });

    fetchMock.mockResolvedValueOnce(
      new Response("<h1>Bad gateway</h1>", { status: 502, statusText: "Bad Gateway" }),
    );
    await expect(call(listCourses)).rejects.toMatchObject({
      status: 502,
      body: { message: "Bad Gateway", code: "http_502" },
    });
  });

  it.each([
    { onLine: false, reason: "offline" },
    { onLine: true, reason: "unreachable" },
  ])("tells $reason apart", async ({ onLine, reason }) => {
    vi.stubGlobal("navigator", { onLine });
    fetchMock.mockRejectedValueOnce(new TypeError("Failed to fetch"));
    await expect(call(listCourses)).rejects.toMatchObject({ name: "ConnectionError", reason });
  });

  it("reports a response that takes too long", async () => {
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(AbortSignal.abort());
    fetchMock.mockImplementationOnce((_, { signal }) => Promise.reject(signal?.reason as Error));
    await expect(call(listCourses)).rejects.toMatchObject({ reason: "timeout" });
  });

  it("rethrows the caller's own abort", async () => {
    const controller = new AbortController();
    controller.abort();
    fetchMock.mockImplementationOnce((_, { signal }) => Promise.reject(signal?.reason as Error));
    await expect(call(listCourses, { signal: controller.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});
