import { once } from "node:events";
import type { AddressInfo } from "node:net";

import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server that stores what the product sends. */
export interface Mailbox {
  /** For `PASO_SMTP_URL`. */
  url: string;
  /** The newest mail to an address, with this subject if given; waits for one. */
  newest(address: string, subject?: string): Promise<Email>;
  stop(): Promise<void>;
}

/** Starts a real SMTP server on this machine. It refuses anyone called `nobody`. */
export async function startMailbox(): Promise<Mailbox> {
  const received: { address: string; mail: Email }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error("5.1.1 No such user here"), { responseCode: 550 });
      done(address.startsWith("nobody") ? refusal : null);
    },
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const mail = await PostalMime.parse(Buffer.concat(chunks));
      for (const { address } of envelope.rcptTo) received.unshift({ address, mail });
      done();
    },
  });
  // Connections break when the product is stopped.
  server.on("error", () => {});
  server.listen(0, "127.0.0.1");
  const { server: listener } = server;
  if (!listener.listening) await once(listener, "listening");
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async newest(address, subject) {
      const index = () =>
        received.findIndex(
          (one) =>
            one.address === address && (subject === undefined || one.mail.subject === subject),
        );
      await expect.poll(index, { timeout: 60_000 }).toBeGreaterThanOrEqual(0);
      const found = received[index()]!;
      // Older mails are not returned again.
      for (let at = received.length - 1; at >= 0; at -= 1) {
        if (received[at]!.address === address) received.splice(at, 1);
      }
      return found.mail;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
