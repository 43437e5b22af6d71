import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { localDateTime } from "../http/values.ts";

/**
 * Erasing oneself. Nothing happens at once: the person goes two weeks later, unless they cancel it.
 * Their choices in questions stay counted without them.
 */

/** What becomes of the opinions and comments of a person who goes. */
export const opinionsFate = z.enum(["remove", "anonymise"]);

const erasure = z.strictObject({
  /** `anonymise`: they stay without a name, for others to read. */
  opinions: opinionsFate,
  requested_at: localDateTime,
  /** When the person goes, unless it is cancelled before. */
  due_at: localDateTime,
  /** Whether an administrator asked for it. */
  by_administrator: z.boolean(),
});

export const readErasure = endpoint({
  name: "readErasure",
  method: "GET",
  path: "/api/account/erasure",
  summary: "Whether and when one's own account is erased.",
  response: z.strictObject({
    /** Null where it stays. */
    erasure: erasure.nullable(),
    time_zone: z.string(),
  }),
});
export type OwnErasure = EndpointOutput<typeof readErasure>;

export const requestErasure = endpoint({
  name: "requestErasure",
  method: "POST",
  path: "/api/account/erasure",
  summary:
    "Have one's own account erased in 14 days. Needs the password or passkey once more " +
    "(`reauthentication_required`). The last active administrator stays.",
  body: z.strictObject({ opinions: opinionsFate }),
  response: z.strictObject({ erasure }),
  errors: [409],
});

export const cancelErasure = endpoint({
  name: "cancelErasure",
  method: "DELETE",
  path: "/api/account/erasure",
  summary: "Keep one's own account after all.",
  response: z.strictObject({ erasure: z.null() }),
});
