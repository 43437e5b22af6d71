import type { Context } from "../../../platform/context.ts";
import { findEnabledProvider, isSaml } from "../providers/find-provider.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import { completeSaml } from "../saml/complete-saml.ts";
import { findOpenRequest, keepResponse } from "./pending-provider-sign-in.ts";

/**
 * Checks a SAML response that a browser posted without its cookies, because it comes from another
 * site. This alone signs nobody in.
 * @returns the ticket with which the browser that began signs in
 * @throws {ProviderFailure}
 */
export async function receiveSamlResponse(
  ctx: Context,
  { key, response }: { key: string; response: string },
): Promise<string> {
  const provider = await findEnabledProvider(ctx, key);
  if (!provider || !isSaml(provider)) throw new ProviderFailure("gone", "No such provider.");
  const { requestId, person } = await completeSaml(ctx, provider, {
    response,
    findOpen: (id) => findOpenRequest(ctx, provider.id, id),
  });
  const ticket = await keepResponse(ctx, { providerId: provider.id, state: requestId, person });
  if (ticket === null) throw new ProviderFailure("expired", "The request was answered already.");
  return ticket;
}
