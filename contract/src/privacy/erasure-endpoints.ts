import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { localDateTime } from "../http/values.ts";

/**
 * Erasure of one's own account. Nothing happens at once: the person is erased two weeks later, unless
 * they cancel it. Their choices in questions stay counted anonymously.
 */

/** What happens to the opinions and comments of an erased person. */
export const opinionsFate = z.enum(["remove", "anonymise"]);

const erasure = z.strictObject({
  /** `anonymise`: they stay readable, without a name. */
  opinions: opinionsFate,
  requested_at: localDateTime,
  /** When the person is erased, unless it is cancelled before. */
  due_at: localDateTime,
  /** Whether an administrator requested it. */
  by_administrator: z.boolean(),
});

export const readErasure = endpoint({
  name: "readErasure",
  method: "GET",
  path: "/api/account/erasure",
  summary: "Whether and when one's own account is erased.",
  response: z.strictObject({
    /** Null if none is scheduled. */
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
