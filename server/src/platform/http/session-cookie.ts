import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * The cookie that identifies a browser's session. Over https it has the `__Host-` prefix; over
 * plain http (a laptop) it cannot, because not every browser accepts secure cookies on localhost.
 */
export class SessionCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor(secure: boolean) {
    this.#secure = secure;
    this.#name = secure ? "__Host-paso" : "paso";
  }

  /** The browser's secret, or null if it has none or the cookie is malformed. */
  read(request: FastifyRequest): string | null {
    const value = request.cookies[this.#name];
    return value && /^[A-Za-z0-9_-]{43}$/.test(value) ? value : null;
  }

  /** Gives the browser a secret; without `maxAge` (seconds) it lasts until the browser closes. */
  write(reply: FastifyReply, secret: string, maxAge?: number): void {
    reply.setCookie(this.#name, secret, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: this.#secure,
      ...(maxAge === undefined ? {} : { maxAge }),
    });
  }
}
