import { LRUCache } from "lru-cache";
import type { Configuration } from "openid-client";
import type * as Library from "openid-client";

import type { Context } from "../../../platform/context.ts";
import type { ProviderOf } from "../providers/find-provider.ts";
import { openProviderSecret } from "../providers/provider-secret.ts";
import { fetchProvider } from "./fetch-provider.ts";

/** Tolerated clock skew of a provider, in seconds. */
const TOLERANCE = 60;

/** Cached discovery documents, for ten minutes; the library caches the providers' keys with them. */
const clients = new LRUCache<string, Promise<Configuration>>({ max: 100, ttl: 10 * 60_000 });

/** The client of a provider by its cached discovery document. */
export function openClient(ctx: Context, provider: ProviderOf<"oidc">): Promise<Configuration> {
  const name = `${ctx.site.url} ${provider.id} ${provider.version} ${provider.issuer}`;
  const known = clients.get(name);
  if (known) return known;
  const opened = discoverClient(ctx, provider);
  clients.set(name, opened);
  opened.catch(() => clients.delete(name));
  return opened;
}

/** Fetches the discovery document, bypassing the cache. */
export async function discoverClient(
  ctx: Context,
  provider: ProviderOf<"oidc">,
): Promise<Configuration> {
  const library = await import("openid-client");
  const issuer = new URL(provider.issuer);
  const secret = openProviderSecret(ctx, provider);
  const callProvider = fetchProvider(ctx.site.providerNetworks);
  // Plain http is only allowed to the networks named in the settings; `fetchOutside` enforces that.
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to stand out
  const insecure = issuer.protocol === "http:" ? [library.allowInsecureRequests] : [];
  const found = await library.discovery(
    issuer,
    provider.connection.clientId,
    undefined,
    library.None(),
    {
      [library.customFetch]: callProvider,
      execute: insecure,
    },
  );
  const server = found.serverMetadata();
  const client = new library.Configuration(
    server,
    provider.connection.clientId,
    { [library.clockTolerance]: TOLERANCE },
    secret === null
      ? library.None()
      : clientAuth(library, server.token_endpoint_auth_methods_supported, secret),
  );
  client[library.customFetch] = callProvider;
  library.enableNonRepudiationChecks(client);
  // oxlint-disable-next-line typescript/no-deprecated -- deprecated only to stand out
  for (const allow of insecure) allow(client);
  return client;
}

/** The authentication method that the provider supports; the standard's default if it names none. */
function clientAuth(
  { ClientSecretBasic, ClientSecretPost }: typeof Library,
  methods: readonly string[] | undefined,
  secret: string,
) {
  const takesBasic = methods === undefined || methods.includes("client_secret_basic");
  return takesBasic ? ClientSecretBasic(secret) : ClientSecretPost(secret);
}
