import { generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Provider } from "oidc-provider";

/** An OpenID Connect provider with its own sign-in page: anyone who types an address is that person. */
export interface LoginProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  stop(): Promise<void>;
}

/** @param redirectAddress where it redirects to */
export async function startLoginProvider(redirectAddress: string): Promise<LoginProvider> {
  const server = createServer();
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // The journeys' browser resolves no other name.
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const client = { clientId: "paso", clientSecret: "only for this journey" };
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [redirectAddress],
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig" }] as never },
    cookies: { keys: ["a key of the journey"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => ({ sub, email: sub, email_verified: true, name: "Ada" }),
    }),
  });
  const respond = provider.callback();
  server.on("request", (request, response) => void respond(request, response));
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { issuer, ...client, stop };
}
