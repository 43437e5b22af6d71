import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pathId, plainText } from "../http/values.ts";

/**
 * Single sign-on: OpenID Connect and SAML 2.0. A browser is sent to a provider and returns to
 * `/login/return/:provider`, which opens the session and redirects; neither is a call of the API.
 */

/** Identifies a provider in addresses; never changes. */
export const providerKey = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/, {
  error: "Use lowercase letters, digits and hyphens, at most 40.",
});

const providerPath = z.strictObject({ provider: providerKey });

/** Why a provider did not sign a person in; `problem` in the address that the browser is sent to. */
export const providerProblem = z.enum([
  /** The person or the provider refused. */
  "denied",
  /** Took over ten minutes, was used already, or began in another browser. */
  "expired",
  /** Clock skew: its clock and ours differ. */
  "clock",
  "unreachable",
  /** Its response is invalid. */
  "refused",
  /** The settings here and there do not match. */
  "setup",
  /** It is not, or no longer, among the site's providers. */
  "gone",
  /** The account is disabled. */
  "disabled",
  /** No account has that address, and the provider may not create accounts. */
  "no_account",
  /** It did not state that the address is verified. */
  "unverified",
  "no_address",
  /** The address is not of a domain that may sign in with it. */
  "domain",
  /** The external account is linked to another person's. */
  "taken",
  "failed",
]);
export type ProviderProblem = z.infer<typeof providerProblem>;

const shownProvider = z.strictObject({ key: providerKey, name: z.string() });

export const readSignInOptions = endpoint({
  name: "readSignInOptions",
  method: "GET",
  path: "/api/session/providers",
  isOpen: true,
  summary: "By whom one can sign in, in the administrators' order.",
  response: z.strictObject({
    providers: z.array(shownProvider),
    /** Whether the password form is shown only at `/login?password`. */
    hides_password: z.boolean(),
  }),
});
export type SignInOptions = EndpointOutput<typeof readSignInOptions>;

/** The address of the provider to send the browser to. */
const providerAddress = z.strictObject({ url: z.url() });

export const beginProviderSignIn = endpoint({
  name: "beginProviderSignIn",
  method: "POST",
  path: "/api/session/providers/:provider",
  isOpen: true,
  summary: "Begin to sign in with a provider: go to the address it responds with, in this browser.",
  params: providerPath,
  body: z.strictObject({
    /** The path to redirect to; the role's start page by default. */
    next: plainText.max(2_000).optional(),
  }),
  response: providerAddress,
  errors: [404, 409],
});

const identity = z.strictObject({
  id,
  provider: shownProvider,
  joined_at: localDateTime,
});
export type Identity = z.infer<typeof identity>;

export const listIdentities = endpoint({
  name: "listIdentities",
  method: "GET",
  path: "/api/account/identities",
  summary: "The accounts elsewhere that one signs in with, and the providers that one could join.",
  response: z.strictObject({
    identities: z.array(identity),
    joinable: z.array(shownProvider),
  }),
});
export type Identities = EndpointOutput<typeof listIdentities>;

export const joinProvider = endpoint({
  name: "joinProvider",
  method: "POST",
  path: "/api/account/identities/:provider",
  summary:
    "Begin to join a provider to one's account, as signing in begins. Needs a recent sign-in.",
  params: providerPath,
  response: providerAddress,
  errors: [404, 409],
});

export const leaveProvider = endpoint({
  name: "leaveProvider",
  method: "DELETE",
  path: "/api/account/identities/:identityId",
  summary: "Stop signing in with an account elsewhere. Needs a recent sign-in.",
  params: z.strictObject({ identityId: pathId }),
  response: z.strictObject({}),
  errors: [404],
});
