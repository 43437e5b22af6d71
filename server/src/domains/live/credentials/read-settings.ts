import { type LiveCredentials, type Message, readPublicAddress } from "@paso/contract";

import type { LiveSettings } from "../../../database/tables/index.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";

const ADDRESS: Message =
  "Enter an address that begins with https://, such as https://meet.example.org.";
const PUBLIC: Message =
  "Enter a public address that begins with https://. Only administrators can set up servers in the site’s own network.";
/** It signs with RSA keys. */
const HOSTED: Message =
  "8x8's hosted service is not supported. Enter a Jitsi Meet server of your own.";

/**
 * The settings to store for the credentials that were entered.
 * @param courseId null for the site, whose administrators may also name servers in its own network
 * @throws `invalid` on missing fields, and on `server`
 */
export function readSettings(typed: LiveCredentials, courseId: number | null): LiveSettings {
  const { kind, account_id: accountId, client_id: clientId, host, server, app_id: appId } = typed;
  if (kind === "zoom") {
    const filled = requireFields({ account_id: accountId, client_id: clientId, host });
    return { kind, accountId: filled.account_id, clientId: filled.client_id, host: filled.host };
  }
  const address = readServer(requireFields({ server }).server, courseId);
  if (kind === "jitsi" && new URL(address).hostname === "8x8.vc")
    throw invalid({ server: [HOSTED] });
  return kind === "jitsi"
    ? { kind, server: address, appId: appId ?? "" }
    : { kind, server: address };
}

function requireFields<Name extends string>(
  fields: Record<Name, string | undefined>,
): Record<Name, string> {
  const missing = Object.keys(fields).filter((name) => !fields[name as Name]);
  if (missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map((name) => [name, ["This field is required."]])));
  }
  return fields as Record<Name, string>;
}

function readServer(text: string, courseId: number | null): string {
  const url = URL.parse(text.includes("://") ? text : `https://${text}`);
  const isPlain = url && url.username === "" && url.password === "" && url.search + url.hash === "";
  if (!isPlain || !/^https?:$/.test(url.protocol)) throw invalid({ server: [ADDRESS] });
  if (courseId !== null && readPublicAddress(url.href) === null)
    throw invalid({ server: [PUBLIC] });
  return url.href.replace(/\/+$/, "");
}
