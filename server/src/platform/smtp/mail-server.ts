import type { MailTransport } from "./mail-transport.ts";

/** The current mail server, which administrators may change while the process runs. */
export interface MailServer {
  /** Null without a mail server: mails wait then. */
  readonly transport: MailTransport | null;
}
