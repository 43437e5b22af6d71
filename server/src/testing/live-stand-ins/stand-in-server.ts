import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A call as received by a stand-in. */
export interface StandInCall {
  method: string;
  url: URL;
  headers: IncomingMessage["headers"];
  body: string;
}

export interface StandInResponse {
  status?: number;
  headers?: Record<string, string>;
  body: string;
}

/** A fault injected into the next matching calls. */
export interface Mishap {
  /** Matches `METHOD /path`. */
  call: RegExp;
  /** `lose` does what is requested and breaks the connection; `hang` never responds. */
  how: "lose" | "hang" | StandInResponse;
  /** Number of times; once by default. */
  times?: number;
}

/** A local server that stands in for a meeting provider. */
export interface StandInServer {
  /** Its origin. */
  url: string;
  /** Received calls, as `METHOD /path`, in order. */
  calls: string[];
  mishaps: Mishap[];
  stop(): Promise<void>;
}

/** @param respond implements the provider's documentation */
export async function startStandIn(
  respond: (call: StandInCall) => StandInResponse,
): Promise<StandInServer> {
  const calls: string[] = [];
  const mishaps: Mishap[] = [];
  const server = createServer((request, response) => {
    void readCall(request).then((call) => {
      const name = `${call.method} ${call.url.pathname}`;
      calls.push(name);
      const mishap = takeMishap(mishaps, name);
      if (mishap === "hang") return;
      if (mishap !== null && mishap !== "lose") return send(response, mishap);
      const done = respond(call);
      if (mishap === "lose") response.destroy();
      else send(response, done);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    mishaps,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): StandInResponse {
  return {
    status,
    headers: { "content-type": "application/json", ...headers },
    body: body === null ? "" : JSON.stringify(body),
  };
}

function takeMishap(mishaps: Mishap[], name: string): Mishap["how"] | null {
  const found = mishaps.find(({ call }) => call.test(name));
  if (!found) return null;
  found.times = (found.times ?? 1) - 1;
  if (found.times <= 0) mishaps.splice(mishaps.indexOf(found), 1);
  return found.how;
}

async function readCall(request: IncomingMessage): Promise<StandInCall> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? "GET",
    url: new URL(request.url ?? "/", "http://stand-in"),
    headers: request.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

function send(response: ServerResponse, { status = 200, headers = {}, body }: StandInResponse) {
  response.writeHead(status, headers).end(status === 204 ? undefined : body);
}
