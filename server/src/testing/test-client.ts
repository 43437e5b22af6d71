import type { ErrorBody } from "@paso/contract";
import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";

import { users } from "../database/tables/index.ts";
import { beginSession } from "../domains/accounts/session/begin-session.ts";
import type { Context } from "../platform/context.ts";
import { csrfTokenOf } from "../platform/http/csrf.ts";

/** A response with its body parsed as JSON. */
export interface TestAnswer<Body = unknown> {
  status: number;
  headers: Record<string, string | string[] | number | undefined>;
  body: Body;
  /** The body as an error, for refused calls. */
  error: ErrorBody;
  text: string;
  bytes: Buffer;
}

interface Extras {
  headers?: Record<string, string>;
  /** Sends these raw bytes instead of a JSON body. */
  raw?: string | Buffer;
  /** Omits the CSRF headers. */
  withoutToken?: boolean;
}

const SESSION = "__Host-paso";
const DEVICE = "__Secure-paso-device";

/** A headless browser: keeps its cookies and sends the headers that our pages send. */
export class TestClient {
  readonly #app: FastifyInstance;
  secret: string | null;
  /** Token by which the site recognises a browser with an earlier sign-in. */
  deviceToken: string | null = null;

  constructor(app: FastifyInstance, secret: string | null) {
    this.#app = app;
    this.secret = secret;
  }

  /** A browser with an open session, created without the sign-in form. */
  static async signedIn(app: FastifyInstance, ctx: Context, userId: number): Promise<TestClient> {
    const [person] = await ctx.database
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(eq(users.id, userId));
    if (!person) throw new Error("There is nobody to open a session for.");
    return new TestClient(app, await beginSession(ctx, person));
  }

  get<Body = unknown>(path: string, extras: Extras = {}): Promise<TestAnswer<Body>> {
    return this.send<Body>("GET", path, undefined, extras);
  }

  post<Body = unknown>(
    path: string,
    body?: unknown,
    extras: Extras = {},
  ): Promise<TestAnswer<Body>> {
    return this.send<Body>("POST", path, body, extras);
  }

  async send<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    extras: Extras = {},
  ): Promise<TestAnswer<Body>> {
    const payload = extras.raw ?? (body === undefined ? undefined : JSON.stringify(body));
    const token =
      method === "GET" || extras.withoutToken || this.secret === null
        ? {}
        : {
            "x-csrf-token": csrfTokenOf(this.secret),
            "x-requested-with": "XMLHttpRequest",
          };
    const response = await this.#app.inject({
      method: method as "GET",
      url: path,
      headers: {
        ...(payload === undefined ? {} : { "content-type": "application/json" }),
        ...this.#cookieHeader(),
        ...token,
        ...extras.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    const set = (wanted: string) => response.cookies.find(({ name }) => name === wanted)?.value;
    this.secret = set(SESSION) ?? this.secret;
    this.deviceToken = set(DEVICE) ?? this.deviceToken;
    const json = String(response.headers["content-type"]).startsWith("application/json");
    const parsed = json && response.body !== "" ? response.json<unknown>() : undefined;
    return {
      status: response.statusCode,
      headers: response.headers,
      body: parsed as Body,
      error: parsed as ErrorBody,
      text: response.body,
      bytes: response.rawPayload,
    };
  }

  #cookieHeader(): { cookie?: string } {
    const cookies = [
      ...(this.secret === null ? [] : [`${SESSION}=${this.secret}`]),
      ...(this.deviceToken === null ? [] : [`${DEVICE}=${this.deviceToken}`]),
    ];
    return cookies.length > 0 ? { cookie: cookies.join("; ") } : {};
  }
}
