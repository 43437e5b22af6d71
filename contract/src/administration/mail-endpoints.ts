import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";

/** The mails that the site sends, for administrators. */

const mail = z.strictObject({
  id,
  /** Its purpose, such as `password-reset`. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** `queued`: waiting for its first attempt or for a retry. */
  state: z.enum(["queued", "sent", "failed"]),
  attempts: z.int(),
  /** Latest response of the mail server; null before the first. */
  response: z.string().nullable(),
  /** The moment whose state was restored, if the mail has been held since: it may have been sent before. */
  restored_to: localDateTime.nullable(),
  queued_at: localDateTime,
  /** When it was sent or abandoned; null while it waits. */
  ended_at: localDateTime.nullable(),
});
export type Mail = z.infer<typeof mail>;

export const listMails = endpoint({
  name: "listMails",
  method: "GET",
  path: "/api/admin/mails",
  summary: "The mails of the site, newest first.",
  query: pageQuery.extend({
    state: z.enum(["queued", "sent", "failed"]).optional(),
    /** Part of the recipient's address. */
    q: plainText.max(200).optional(),
  }),
  response: z.strictObject({
    mails: z.array(mail),
    next_cursor: z.string().nullable(),
    /** How many are waiting and how many have failed, regardless of the filter. */
    queued: z.int(),
    failed: z.int(),
    /** Whether the site has a mail server; otherwise mails stay in the queue. */
    is_sending: z.boolean(),
    time_zone: z.string(),
  }),
});
export type Mails = EndpointOutput<typeof listMails>;

export const readMail = endpoint({
  name: "readMail",
  method: "GET",
  path: "/api/admin/mails/:mailId",
  summary:
    "What a mail says. Its secret link is shown while it waits on a site without a mail server, so " +
    "that an administrator can pass it on, and masked otherwise.",
  params: z.strictObject({ mailId: pathId }),
  response: z.strictObject({
    text: z.string(),
    /** Whether it can be sent again: it is not queued, and its link, if any, is not used. */
    may_resend: z.boolean(),
  }),
  errors: [404],
});

export const resendMail = endpoint({
  name: "resendMail",
  method: "POST",
  path: "/api/admin/mails/:mailId/resend",
  summary: "Send a mail again that was sent or has failed.",
  params: z.strictObject({ mailId: pathId }),
  response: mail,
  errors: [404, 409],
});
