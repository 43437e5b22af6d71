import type { MailTransport } from "./mail-transport.ts";

/** The mail server in force, which administrators may change while the process runs. */
export interface MailServer {
  /** Null where there is none: mails wait then. */
  readonly transport: MailTransport | null;
}
