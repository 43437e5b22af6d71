import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { id, localDateTime, pageQuery, pathId, plainText } from "../http/values.ts";

/** What administrators see of the mails that the site sends. */

const mail = z.strictObject({
  id,
  /** What it is about, such as `password-reset`. */
  kind: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** `queued`: it waits, for its first attempt or for the next. */
  state: z.enum(["queued", "sent", "failed"]),
  attempts: z.int(),
  /** What the mail server said last; null before it said anything. */
  response: z.string().nullable(),
  queued_at: localDateTime,
  /** When it was sent or given up; null while it waits. */
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
    /** How many wait, and how many have failed, whatever is listed. */
    queued: z.int(),
    failed: z.int(),
    /** Whether the site has a mail server; without one mails wait. */
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
    /** Whether it can be sent again: it does not wait, and its link, if any, is not used up. */
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
