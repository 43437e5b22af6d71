import { z } from "zod";

import { endpoint, type EndpointOutput } from "../http/endpoint.ts";
import { plainText } from "../http/values.ts";
import { emailAddress } from "./site-settings.ts";

/** The mail server for outgoing mail. */

/** `tls` from the first byte, `starttls` once connected, or not encrypted. */
export const mailSecurity = z.enum(["starttls", "tls", "none"]);
export type MailSecurity = z.infer<typeof mailSecurity>;

/** The fields of a mail server that are not secret. */
const publicFields = {
  /** Empty to keep mails in the queue. */
  host: plainText
    .trim()
    .toLowerCase()
    .max(253)
    .regex(/^([\p{L}\p{N}._-]+|\[[0-9a-f:.]+\])?$/u, {
      error: "Enter a host name, such as mail.example.org.",
    }),
  port: z
    .int({ error: "Enter a whole number." })
    .min(1, { error: "Enter a port from 1 to 65535." })
    .max(65_535, { error: "Enter a port from 1 to 65535." }),
  security: mailSecurity,
  /** Empty if the server requires none. */
  user: plainText.trim().max(320),
  /** Sender name, next to the address; empty for the site's name. */
  from_name: plainText.trim().max(100),
  /** Empty for `noreply@` and the site's host. */
  from_address: z.union([z.literal(""), emailAddress], { error: "This is not an e-mail address." }),
};

export const mailServerSettings = z.strictObject({
  ...publicFields,
  /** If omitted, the stored one stays; empty for none. Never shown again. */
  password: plainText.max(1_000).optional(),
});
export type MailServerSettings = z.infer<typeof mailServerSettings>;

const mailServer = z.strictObject({
  ...publicFields,
  /** `environment` is `PASO_SMTP_URL`, which cannot be changed here. */
  source: z.enum(["environment", "settings", "none"]),
  /** `unreadable`: it was encrypted with another key, and has to be entered again. */
  password: z.enum(["none", "stored", "unreadable"]),
  /** Whether there is a key to encrypt a password with. */
  can_store_password: z.boolean(),
});
export type MailServer = z.infer<typeof mailServer>;

export const readMailServer = endpoint({
  name: "readMailServer",
  method: "GET",
  path: "/api/admin/site/mail",
  summary: "The mail server that mails leave the site by, without its password.",
  response: mailServer,
});

export const changeMailServer = endpoint({
  name: "changeMailServer",
  method: "PUT",
  path: "/api/admin/site/mail",
  summary:
    "Choose the mail server. With another host or user, the password has to be sent again. " +
    "409 where the environment chooses it, or where no key can encrypt the password.",
  body: mailServerSettings,
  response: mailServer,
  errors: [409],
});

export const sendTestMail = endpoint({
  name: "sendTestMail",
  method: "POST",
  path: "/api/admin/site/mail/test",
  summary: "Send a mail to oneself at once, and say what the mail server said. 409 without one.",
  response: z.strictObject({
    /** To whom it was sent. */
    recipient: z.string(),
    accepted: z.boolean(),
    /**
     * Why it was not accepted, if that is known: there is no host of that name, nothing takes connections there,
     * it does not respond, no encrypted connection could be made, or the name or password is wrong.
     */
    issue: z.enum(["unknown_host", "no_connection", "timeout", "encryption", "sign_in"]).nullable(),
    /** The mail server's response, or why it could not be reached. */
    response: z.string(),
  }),
  errors: [409],
});
export type TestMail = EndpointOutput<typeof sendTestMail>;
