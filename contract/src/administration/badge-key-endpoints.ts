import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime } from "../http/values.ts";

const badgeKeys = z.strictObject({
  /** The name under which the site issues badges. */
  issuer: z.string().startsWith("did:web:"),
  /** Whether it can store a key: requires one to encrypt secrets. */
  can_sign: z.boolean(),
  /** The newest first; empty until the first badge. */
  keys: z.array(
    z.strictObject({
      id,
      /** Address of its published public part. */
      address: z.url(),
      created_at: localDateTime,
      /** The key that signs now; the others only verify. */
      is_current: z.boolean(),
    }),
  ),
});

export const readBadgeKeys = endpoint({
  name: "readBadgeKeys",
  method: "GET",
  path: "/api/admin/badge-keys",
  summary: "The keys that badges are signed with.",
  response: badgeKeys,
});
export type BadgeKeys = EndpointOutput<typeof readBadgeKeys>;

export const rotateBadgeKey = endpoint({
  name: "rotateBadgeKey",
  method: "POST",
  path: "/api/admin/badge-keys",
  summary:
    "Make another key that signs badges from now on; the public parts of earlier ones stay published. " +
    "Needs a password or passkey entered in the last minutes.",
  response: badgeKeys,
  errors: [409],
});
