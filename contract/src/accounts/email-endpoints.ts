import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { plainText } from "../http/values.ts";
import { sessionUser } from "./session-endpoints.ts";

/** A person's change of the address of their own account. */

/** The address of an account. */
export const accountEmail = plainText
  .trim()
  .min(1, { error: "Enter an e-mail address." })
  .max(254)
  .pipe(z.email({ error: "This is not an e-mail address." }));

const change = z.strictObject({
  /** The address that the latest code was mailed to, for an hour; null for none. */
  pending: z.string().nullable(),
  /** Whether the site has a mail server; otherwise only an administrator can change an address. */
  is_sending: z.boolean(),
});

export const readEmailChange = endpoint({
  name: "readEmailChange",
  method: "GET",
  path: "/api/account/email",
  summary: "The address that waits for its code.",
  response: change,
});
export type EmailChange = EndpointOutput<typeof readEmailChange>;

export const requestEmailChange = endpoint({
  name: "requestEmailChange",
  method: "POST",
  path: "/api/account/email",
  summary:
    "Mail a code to the address that one wants for one's account. Answered alike whether or not it has an " +
    "account. Needs the password or passkey once more (`reauthentication_required`).",
  body: z.strictObject({ email: accountEmail }),
  response: change,
  errors: [409],
});

export const confirmEmailChange = endpoint({
  name: "confirmEmailChange",
  method: "POST",
  path: "/api/account/email/confirm",
  summary: "Use the address that the code was mailed to; the former one is mailed so.",
  body: z.strictObject({
    code: plainText.trim().min(1, { error: "Enter the code." }).max(40),
  }),
  response: z.strictObject({ user: sessionUser }),
});

export const cancelEmailChange = endpoint({
  name: "cancelEmailChange",
  method: "DELETE",
  path: "/api/account/email",
  summary: "Keep the present address; the mailed code ends.",
  response: change,
});
