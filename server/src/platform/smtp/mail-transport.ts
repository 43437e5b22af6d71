import type { Locale } from "@paso/contract";

/** A mail as it is handed to the mail server: to one address, so that none sees another. */
export interface OutgoingMail {
  /** Unique and the same on every attempt, so that mailboxes drop a second copy; without `<>`. */
  messageId: string;
  recipient: string;
  locale: Locale;
  subject: string;
  text: string;
  html: string;
  /** Where a `POST` turns mail of this kind off (RFC 8058); null where it cannot be. */
  unsubscribeUrl: string | null;
  attachment?: MailAttachment | null;
}

/** A file that goes with a mail. */
export interface MailAttachment {
  name: string;
  mediaType: string;
  content: Buffer;
}

/** What became of an attempt, with the mail server's words or, for `unreachable`, the reason. */
export interface Delivery {
  /**
   * `deferred`: this mail may be taken later. `unreachable`: no mail is taken for now.
   * `refused`: this one never will be.
   */
  outcome: "accepted" | "refused" | "deferred" | "unreachable";
  response: string;
}

/** Hands mails to the site's mail server. */
export interface MailTransport {
  /** Host that message ids are made under. */
  readonly host: string;
  deliver(mail: OutgoingMail): Promise<Delivery>;
  /** Closes its connections; a mail under way is finished first. */
  close(): void;
}
