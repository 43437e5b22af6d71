import type { Locale } from "@paso/contract";

/** A mail for the mail server: to one address, so that recipients do not see each other. */
export interface OutgoingMail {
  /** Unique and the same on every attempt, so that mailboxes drop a second copy; without `<>`. */
  messageId: string;
  recipient: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** URL where a `POST` turns mail of this kind off (RFC 8058); null if it cannot be. */
  unsubscribeUrl: string | null;
  attachment?: MailAttachment | null;
}

/** A file attached to a mail. */
export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** What is wrong with a mail server, or with what the site knows of it. */
export type ServerIssue = "unknown_host" | "no_connection" | "timeout" | "encryption" | "sign_in";

/** The outcome of an attempt, with the mail server's reply or, for `unreachable`, the reason. */
export interface Delivery {
  /**
   * `deferred`: this mail may be accepted later. `unreachable`: no mail is accepted for now.
   * `refused`: this one never will be.
   */
  outcome: "accepted" | "refused" | "deferred" | "unreachable";
  response: string;
  /** What keeps the site from handing over any mail, if that is known. */
  issue?: ServerIssue | undefined;
}

/** Hands mails to the site's mail server. */
export interface MailTransport {
  /** Host name in message ids. */
  readonly host: string;
  deliver(mail: OutgoingMail): Promise<Delivery>;
  /** Closes its connections; a mail under way is finished first. */
  close(): void;
}
