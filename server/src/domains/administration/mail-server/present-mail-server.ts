import type { MailServer } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { MAIL_PASSWORD } from "../../../platform/smtp/site-mail-server.ts";

const NONE = {
  host: "",
  port: 587,
  security: "starttls" as const,
  user: "",
  from_name: "",
  from_address: "",
};

/** The effective mail server, without its password. */
export function presentMailServer({ site, secrets }: Context): MailServer {
  const { smtp } = site.defaults;
  const can_store_password = secrets.hasKey;
  if (smtp.url !== null) {
    const { hostname, port, protocol, username, password } = new URL(smtp.url);
    return {
      ...NONE,
      source: "environment",
      host: hostname,
      port: port === "" ? usualPort(protocol) : Number(port),
      security: protocol === "smtps:" ? "tls" : "starttls",
      user: decodeURIComponent(username),
      password: password === "" ? "none" : "stored",
      ...readSender(smtp.from),
      can_store_password,
    };
  }
  if (site.mailServer === null) {
    return { ...NONE, source: "none", password: "none", can_store_password };
  }
  const { sealed_password: sealed, ...server } = site.mailServer;
  const isReadable = sealed !== null && secrets.open(MAIL_PASSWORD, sealed) !== null;
  const password = isReadable ? "stored" : sealed === null ? "none" : "unreadable";
  return { ...server, source: "settings", password, can_store_password };
}

/** Parses an address, or `Name <address>`. */
function readSender(sender: string | null) {
  const [, name = "", address = sender ?? ""] = /^(.*?)\s*<(.*)>$/.exec(sender ?? "") ?? [];
  return { from_name: name, from_address: address };
}

function usualPort(protocol: string): number {
  return protocol === "smtps:" ? 465 : 587;
}
