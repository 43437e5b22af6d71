import type { Duplex } from "node:stream";
import { connect, TLSSocket } from "node:tls";

import { fault, type Finding, ok, warning } from "./finding.ts";

const DAY = 86_400_000;
/** Days before expiry at which to warn. */
const SOON = 14;
/** Milliseconds. */
const PATIENCE = 5_000;

/** A certificate as presented by a server. */
interface ShownCertificate {
  validTo: Date;
  /** Why it is not trusted; null if it is. */
  issue: string | null;
}

/** Whether the certificate of a server is valid, and for how long. */
export async function checkCertificate(address: string, now = new Date()): Promise<Finding> {
  const { hostname, port: written } = new URL(address);
  const port = written === "" ? defaultPort(address) : Number(written);
  const name = `${hostname}:${port}`;
  let shown;
  try {
    shown = await fetchCertificate(hostname, port);
  } catch (error) {
    return warning(
      "certificates",
      `${name} cannot be reached from here (${(error as Error).message}).`,
      "Check that it runs, its name, and whether a firewall is between.",
    );
  }
  return describeCertificate(name, shown, now);
}

/** @param name the server's host and port */
export function describeCertificate(
  name: string,
  { validTo, issue }: ShownCertificate,
  now: Date,
): Finding {
  if (issue !== null) {
    return fault(
      "certificates",
      `The certificate of ${name} is not trusted (${issue}).`,
      "Renew it, or let Node trust its authority: NODE_EXTRA_CA_CERTS.",
    );
  }
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY);
  const text = `The certificate of ${name} is valid for ${days} more days.`;
  if (days < SOON) {
    return warning("certificates", text, "Renew it, and see why that is not automatic.");
  }
  return ok("certificates", text);
}

function defaultPort(address: string): number {
  return address.startsWith("smtps:") ? 465 : 443;
}

function fetchCertificate(host: string, port: number): Promise<ShownCertificate> {
  const { promise, resolve, reject } = Promise.withResolvers<ShownCertificate>();
  // Only for inspection: an invalid certificate must be reported, not refused.
  const socket = connect({ host, port, servername: host, rejectUnauthorized: false });
  socket.setTimeout(PATIENCE, () => socket.destroy(new Error("no answer")));
  socket.on("error", reject);
  socket.on("secureConnect", () => {
    resolve(readCertificate(socket));
    socket.end();
  });
  return promise;
}

function readCertificate(socket: TLSSocket): ShownCertificate {
  const { valid_to: validTo } = socket.getPeerCertificate();
  const issue = socket.authorized ? null : String(socket.authorizationError);
  return { validTo: new Date(validTo), issue };
}

/** The certificate of an open connection; none if it is not encrypted. */
export function checkOwnConnection(name: string, stream: Duplex, now = new Date()): Finding[] {
  return stream instanceof TLSSocket
    ? [describeCertificate(name, readCertificate(stream), now)]
    : [];
}
