import { createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** Wrong contents or a wrong signature of an ID token. */
interface Forgery {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with a key that the provider does not publish. */
  hasOtherKey?: boolean;
}

/** A provider made by the test, whose ID tokens are wrong in one way. */
export interface HostileProvider {
  issuer: string;
  forgery: Forgery;
  /** Response of its token endpoint instead of a token. */
  tokenResponse: { status: number; body: string } | null;
  /** The address with which the browser comes back. */
  comeBack(url: string, more?: Record<string, string>): string;
  stop(): Promise<void>;
}

const CLIENT_ID = "paso";

export async function startHostileProvider(): Promise<HostileProvider> {
  const keys = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const others = generateKeyPairSync("rsa", { modulusLength: 2048 });
  let nonce = "";
  const server = createServer((request, response) => {
    const { issuer, forgery } = provider;
    const send = (body: unknown) =>
      response.setHeader("content-type", "application/json").end(JSON.stringify(body));
    if (request.url === "/jwks") {
      return send({ keys: [{ ...keys.publicKey.export({ format: "jwk" }), alg: "RS256" }] });
    }
    if (request.url === "/token" && provider.tokenResponse) {
      const { status, body } = provider.tokenResponse;
      return response.writeHead(status, { "content-type": "application/json" }).end(body);
    }
    if (request.url === "/token") {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: issuer,
        aud: CLIENT_ID,
        sub: "mallory",
        iat: now,
        exp: now + 300,
        nonce,
      };
      const person = { email: "victim@example.org", email_verified: true, name: "V" };
      const key = forgery.hasOtherKey ? others.privateKey : keys.privateKey;
      const id_token = sign({ ...claims, ...person, ...forgery.claims }, key, forgery.header);
      return send({ access_token: "a", token_type: "Bearer", id_token });
    }
    return send({
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      id_token_signing_alg_values_supported: ["RS256"],
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const provider: HostileProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    forgery: {},
    tokenResponse: null,
    comeBack(url, more = {}) {
      const { searchParams } = new URL(url);
      nonce = searchParams.get("nonce") ?? "";
      const back = new URL(searchParams.get("redirect_uri") ?? "");
      const query = { code: "a-code", state: searchParams.get("state") ?? "", ...more };
      back.search = new URLSearchParams(query).toString();
      return back.href;
    },
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
  return provider;
}

function sign(claims: object, key: KeyObject, header: Record<string, unknown> = {}): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");
  const head = { alg: "RS256", typ: "JWT", ...header };
  const signed = `${encode(head)}.${encode(claims)}`;
  if (head.alg === "none") return `${signed}.`;
  return `${signed}.${createSign("RSA-SHA256").update(signed).sign(key, "base64url")}`;
}
