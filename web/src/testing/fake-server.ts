import { onTestFinished, vi } from "vitest";

/** The reply to a call: JSON, or a response of another status. */
type Reply = object | Promise<object>;
type Handler = (body: unknown) => Reply;

export interface FakeServer {
  /** Sets the handler of a call, such as `POST /api/courses/page/7/section/1`. */
  on: (call: string, handler: Handler) => void;
  /** The bodies of the calls so far, in their order; null for a call without one. */
  sent: (call: string) => unknown[];
  /** Set it to false to simulate a lost connection. */
  reachable: boolean;
}

/** A refusal in the server's format. */
export function refusal(status: number, body: object = {}, headers: HeadersInit = {}): Response {
  return Response.json({ message: "Refused.", code: "refused", ...body }, { status, headers });
}

/** Replaces `fetch` until the test ends. Calls without a handler are answered 404. */
export function startFakeServer(handlers: Record<string, Handler> = {}): FakeServer {
  const known = new Map<string, Handler>([
    ["GET /api/session", () => ({ user: null, csrf_token: "token", locale: "en" })],
    ...Object.entries(handlers),
  ]);
  const calls: { call: string; body: unknown }[] = [];
  const server: FakeServer = {
    on: (call, handler) => void known.set(call, handler),
    sent: (wanted) => calls.filter(({ call }) => call === wanted).map(({ body }) => body),
    reachable: true,
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit = {}): Promise<Response> => {
    const call = `${init.method ?? "GET"} ${path}`;
    const body = typeof init.body === "string" ? (JSON.parse(init.body) as unknown) : null;
    calls.push({ call, body });
    if (!server.reachable) throw new TypeError("Failed to fetch");
    const handler = known.get(call);
    const reply = handler ? await handler(body) : refusal(404);
    return reply instanceof Response ? reply : Response.json(reply);
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return server;
}
