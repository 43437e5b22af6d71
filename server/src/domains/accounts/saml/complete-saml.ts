import type { Profile } from "@node-saml/node-saml";

import type { Context } from "../../../platform/context.ts";
import type { ProviderOf } from "../providers/find-provider.ts";
import { addressesOf } from "../providers/provider-addresses.ts";
import { ProviderFailure } from "../providers/provider-failure.ts";
import { type Claims, readText } from "../providers/read-claim.ts";
import type { VouchedPerson } from "../providers/vouched-person.ts";
import { openSaml } from "./open-saml.ts";

const TRANSIENT = "urn:oasis:names:tc:SAML:2.0:nameid-format:transient";
const BEARER = "urn:oasis:names:tc:SAML:2.0:cm:bearer";

/** Who signed in, and the id of the answered request. */
interface SamlAnswer {
  requestId: string;
  person: VouchedPerson;
}

/**
 * Checks the response posted by a browser: signed by the provider, for this site, not expired, and to
 * an open request. Consuming the request is up to the caller.
 * @param findOpen when a request was made, as ISO 8601; null for one that is not open
 * @throws {ProviderFailure}
 */
export async function completeSaml(
  ctx: Pick<Context, "site">,
  provider: ProviderOf<"saml">,
  { response, findOpen }: { response: string; findOpen: (id: string) => Promise<string | null> },
): Promise<SamlAnswer> {
  const saml = await openSaml(ctx, provider, { findOpen });
  const profile = await saml
    .validatePostResponseAsync({ SAMLResponse: response })
    .then((result) => result.profile)
    .catch((error: unknown) => {
      throw describe(error as Error);
    });
  if (!profile) throw new ProviderFailure("denied", "The provider signed nobody in.");
  if (profile.issuer !== provider.issuer) {
    throw new ProviderFailure("refused", `The assertion is of ${profile.issuer}.`);
  }
  const requestId = requireConfirmation(profile, addressesOf(ctx.site, provider.key).acs);
  return { requestId, person: personOf(profile, provider) };
}

interface Confirmation {
  $?: { Method?: string };
  SubjectConfirmationData?: {
    $?: { InResponseTo?: string; Recipient?: string; NotOnOrAfter?: string };
  }[];
}

/**
 * Checks that are optional in the library, on data that is always signed: the assertion itself is for
 * this address, expires, and answers the same request as the response.
 */
function requireConfirmation(profile: Profile, acs: string): string {
  const { Assertion } = (profile.getAssertion?.() ?? {}) as {
    Assertion?: { Subject?: { SubjectConfirmation?: Confirmation[] }[] };
  };
  const confirmations = Assertion?.Subject?.[0]?.SubjectConfirmation ?? [];
  for (const { $: { Method } = {}, SubjectConfirmationData: [data] = [] } of confirmations) {
    const { InResponseTo, Recipient, NotOnOrAfter } = data?.$ ?? {};
    const isOurs = Method === BEARER && Recipient === acs && NotOnOrAfter !== undefined;
    if (isOurs && InResponseTo !== undefined && InResponseTo === profile.inResponseTo) {
      return InResponseTo;
    }
  }
  throw new ProviderFailure("refused", "The assertion does not confirm its subject for this site.");
}

function personOf(profile: Profile, { connection }: ProviderOf<"saml">): VouchedPerson {
  const claims = (profile["attributes"] ?? {}) as Claims;
  const text = (attribute: string) => readText(claims, attribute);
  const email = text(connection.emailAttribute);
  return {
    subject: subjectOf(profile, text(connection.subjectAttribute), connection.subjectAttribute),
    email: email === "" ? null : email,
    isVerified: connection.trustsAddresses,
    firstName: text(connection.firstNameAttribute),
    lastName: text(connection.lastNameAttribute),
    claims,
  };
}

function subjectOf(profile: Profile, value: string, attribute: string): string {
  if (attribute !== "") {
    if (value !== "") return value;
    throw new ProviderFailure("setup", `There is no attribute ${attribute}.`);
  }
  if (!profile.nameID) throw new ProviderFailure("setup", "There is no NameID.");
  if (profile.nameIDFormat === TRANSIENT) {
    throw new ProviderFailure("setup", "The NameID is another one each time (transient).");
  }
  return profile.nameID;
}

/** The library throws plain errors, even for an error status of the provider. */
function describe(error: Error): ProviderFailure {
  const { message, name } = error;
  const options = { cause: error };
  const fail = (problem: ProviderFailure["problem"]) =>
    new ProviderFailure(problem, message, options);
  if (error instanceof ProviderFailure) return error;
  if (/InResponseTo/i.test(message)) return fail("expired");
  if (/expired|not yet valid|subject confirmation/i.test(message)) return fail("clock");
  if (name === "SamlStatusError" || message.startsWith("SAML provider returned")) {
    return fail(/RequestDenied|AuthnFailed|NoPassive|Responder/.test(message) ? "denied" : "setup");
  }
  return fail("refused");
}
