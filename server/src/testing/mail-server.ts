import { once } from "node:events";
import type { AddressInfo } from "node:net";

import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail as received by a mailbox. */
export interface ReceivedMail extends Email {
  /** All envelope recipients. */
  recipients: string[];
}

/** A real SMTP server on this machine. */
export interface TestMailServer {
  url: string;
  /** Accepted mails, in order. */
  received: ReceivedMail[];
  stop(): Promise<void>;
}

/** Starts it; it accepts every mail unless smtp-server's own hooks say otherwise. */
export async function startMailServer(options: SMTPServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch (error) {
        // The sender was killed.
        done(error as Error);
        return;
      }
      const email = await PostalMime.parse(Buffer.concat(chunks));
      received.push({ ...email, recipients: envelope.rcptTo.map(({ address }) => address) });
      done();
    },
    ...options,
  });
  // Broken connections are up to the tests.
  server.on("error", () => {});
  const { server: listener } = server;
  server.listen(0, "127.0.0.1");
  if (!listener.listening) await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** A refusal with an SMTP status, for hooks of smtp-server. */
export function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
