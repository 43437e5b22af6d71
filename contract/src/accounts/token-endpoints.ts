import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { TOKEN_SCOPES, tokenScope } from "../http/token-scope.ts";
import { id, localDateTime, pathId, plainText } from "../http/values.ts";

/** Personal tokens, with which a person's programs call the API as `Authorization: Bearer <token>`. */

/** Maximum number of tokens per person. */
export const MAX_TOKENS = 20;
/** Maximum validity of a token, in days. */
export const MAX_TOKEN_DAYS = 365;

/** A token without its secret. */
export const personalToken = z.strictObject({
  id,
  name: z.string(),
  scopes: z.array(tokenScope),
  /** Its last four characters, by which its owner knows it. */
  ending: z.string(),
  created_at: localDateTime,
  /** It is refused after this time, but stays in the list for 30 days. */
  expires_at: localDateTime,
  is_expired: z.boolean(),
  /** Accurate to a minute; null before its first use. */
  last_used_at: localDateTime.nullable(),
});
export type PersonalToken = z.infer<typeof personalToken>;

export const listTokens = endpoint({
  name: "listTokens",
  method: "GET",
  path: "/api/account/tokens",
  summary: "One's own personal tokens, newest first. The tokens themselves are not stored.",
  response: z.strictObject({ tokens: z.array(personalToken) }),
});
export type PersonalTokens = EndpointOutput<typeof listTokens>;

export const createToken = endpoint({
  name: "createToken",
  method: "POST",
  path: "/api/account/tokens",
  summary:
    "Make a personal token; staff alone may. It is in the response and never again. Needs the password " +
    "or passkey once more (`reauthentication_required`).",
  body: z.strictObject({
    name: plainText
      .trim()
      .min(1, { error: "Give the token a name." })
      .max(100, { error: "This is too long." }),
    scopes: z
      .array(tokenScope)
      .min(1, { error: "Choose what the token may do." })
      .max(TOKEN_SCOPES.length)
      .refine((scopes) => new Set(scopes).size === scopes.length),
    /** Validity in days from now. */
    days: z
      .int({ error: "Enter a whole number." })
      .min(1, { error: "Choose between 1 and 365 days." })
      .max(MAX_TOKEN_DAYS, { error: "Choose between 1 and 365 days." }),
  }),
  response: z.strictObject({
    /** `paso_pat_` and 46 letters and digits, the last six of them a checksum. */
    secret: z.string(),
    token: personalToken,
  }),
  errors: [409],
});
export type CreatedToken = EndpointOutput<typeof createToken>;

export const revokeToken = endpoint({
  name: "revokeToken",
  method: "DELETE",
  path: "/api/account/tokens/:tokenId",
  summary: "Revoke a token of one's own: it is refused at once.",
  params: z.strictObject({ tokenId: pathId }),
  response: z.strictObject({}),
  errors: [404],
});
