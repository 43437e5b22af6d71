import { z } from "zod";

import { role } from "../accounts/session-endpoints.ts";
import { endpoint, type EndpointOutput } from "../http/endpoint.ts";

const roles = z.strictObject({
  /** Every role of the site, the most powerful first. */
  roles: z.array(
    z.strictObject({
      role,
      is_required: z.boolean(),
      /** People who can sign in. */
      people: z.int(),
      /** Those without a second factor, who will have to add one once it is required. */
      lacking: z.int(),
    }),
  ),
});

export const readSecondFactorRoles = endpoint({
  name: "readSecondFactorRoles",
  method: "GET",
  path: "/api/admin/second-factor-roles",
  summary: "Which roles must have a second factor, and how many of their people have none.",
  response: roles,
});
export type SecondFactorRoles = EndpointOutput<typeof readSecondFactorRoles>;

export const changeSecondFactorRoles = endpoint({
  name: "changeSecondFactorRoles",
  method: "PUT",
  path: "/api/admin/second-factor-roles",
  summary:
    "Choose which roles must have a second factor: an authenticator app or a passkey. Needs a password " +
    "or passkey entered in the last minutes.",
  body: z.strictObject({ roles: z.array(role).max(role.options.length) }),
  response: roles,
});
