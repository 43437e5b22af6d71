import type { FastifyReply, FastifyRequest } from "fastify";

/** The cookie that identifies a browser with an earlier sign-in; read only at sign-in. */
export class DeviceCookie {
  readonly #name: string;
  readonly #secure: boolean;

  constructor(secure: boolean) {
    this.#secure = secure;
    this.#name = secure ? "__Secure-paso-device" : "paso-device";
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.#name] ?? null;
  }

  /** Gives the browser a token to keep for `maxAge` seconds. */
  write(reply: FastifyReply, token: string, maxAge: number): void {
    reply.setCookie(this.#name, token, {
      path: "/api/session",
      httpOnly: true,
      sameSite: "strict",
      secure: this.#secure,
      maxAge,
    });
  }
}
