import type { SendMailOptions, Transporter } from "nodemailer";

import { isLoopback } from "../config/config.ts";
import type { Delivery, MailTransport, OutgoingMail, ServerIssue } from "./mail-transport.ts";

/** All in milliseconds; tests use shorter times. */
interface MailTiming {
  connect: number;
  /** Longest silence of the server. */
  silence: number;
  /** Longest attempt, even if the server keeps responding slowly. */
  attempt: number;
}

/** Milliseconds. */
export const LONGEST_ATTEMPT = 60_000;
const TIMING: MailTiming = { connect: 10_000, silence: 20_000, attempt: LONGEST_ATTEMPT };
/** Servers close idle connections; a mail sent on one at that moment would have to wait. */
const IDLE = 5_000;
/** Maximum connections; the same number of mails is sent concurrently. */
export const MAIL_CONNECTIONS = 4;

/**
 * A transport over SMTP, which connects lazily.
 * @param url `smtp://` (encrypted by STARTTLS if offered) or `smtps://`, with name and password
 * @param from an address, or `Name <address>`
 */
export function openMailTransport(
  url: string,
  from: string,
  timing: MailTiming = TIMING,
): MailTransport {
  let opened: Promise<Transporter> | undefined;
  const host = addressOf(from).split("@")[1] ?? "localhost";
  return {
    host,
    async deliver(mail) {
      opened ??= connect(url, timing);
      const transporter = await opened;
      try {
        const signal = AbortSignal.timeout(timing.attempt);
        const { response = "" } = await transporter.sendMail({
          ...compose(mail, from, host),
          signal,
        });
        return { outcome: "accepted", response };
      } catch (error) {
        return explainFailure(error as SmtpError);
      }
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  };
}

async function connect(url: string, timing: MailTiming): Promise<Transporter> {
  // Imported lazily: few processes send mail.
  const { createTransport } = await import("nodemailer");
  const { username, hostname } = new URL(url);
  return createTransport({
    url,
    pool: true,
    maxConnections: MAIL_CONNECTIONS,
    // Retries are up to the queue.
    maxRequeues: 0,
    idleTimeout: IDLE,
    connectionTimeout: timing.connect,
    greetingTimeout: timing.connect,
    socketTimeout: timing.silence,
    // Never sends a password in the clear.
    requireTLS: username !== "" && !isLoopback(hostname),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Connects and signs in without sending anything; returns the reason for a failure, else null. */
export async function tryMailServer(url: string): Promise<string | null> {
  const transporter = await connect(url, TIMING);
  try {
    await transporter.verify();
    return null;
  } catch (error) {
    return explainFailure(error as SmtpError).response;
  } finally {
    transporter.close();
  }
}

function compose(mail: OutgoingMail, from: string, host: string): SendMailOptions {
  const { unsubscribeUrl, attachment } = mail;
  return {
    from,
    to: { name: "", address: mail.recipient },
    envelope: { from: addressOf(from), to: [mail.recipient] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(attachment && {
      attachments: [
        {
          filename: attachment.name,
          contentType: attachment.mediaType,
          content: attachment.content,
        },
      ],
    }),
    messageId: `<${mail.messageId}@${host}>`,
    headers: {
      "Content-Language": mail.locale,
      // Keeps "out of office" from responding.
      "Auto-Submitted": "auto-generated",
      "X-Auto-Response-Suppress": "All",
      ...(unsubscribeUrl !== null && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
  };
}

function addressOf(sender: string): string {
  return /<(.*)>/.exec(sender)?.[1] ?? sender;
}

/** An error of nodemailer: its own code, the SMTP command, and the server's reply if there was one. */
interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Characters of a reply that are worth keeping. */
const LONGEST_RESPONSE = 1_000;

function explainFailure(error: SmtpError): Delivery {
  const response = (error.response ?? error.message).slice(0, LONGEST_RESPONSE);
  const isAboutMail = error.code === "EENVELOPE" || error.code === "EMESSAGE";
  // A refused sender is a problem of the site's settings; 421 is the server shutting down.
  if (!isAboutMail || error.command === "MAIL FROM" || error.responseCode === 421) {
    return { outcome: "unreachable", response, issue: findIssue(error) };
  }
  const isTransient = error.responseCode !== undefined && error.responseCode < 500;
  return { outcome: isTransient ? "deferred" : "refused", response };
}

const ISSUES: Readonly<Record<string, ServerIssue>> = {
  EAUTH: "sign_in",
  ECONNECTION: "no_connection",
  EDNS: "unknown_host",
  ESOCKET: "no_connection",
  ETIMEDOUT: "timeout",
  ETLS: "encryption",
};

function findIssue({ code = "", message }: SmtpError): ServerIssue | undefined {
  // Errors of the encryption have the code of any other error of the socket.
  if (code === "ESOCKET" && /certificate|\b(ssl|tls)\b/i.test(message)) return "encryption";
  return ISSUES[code];
}
