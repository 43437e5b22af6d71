import { type LiveCredentials, type Message, readPublicAddress } from "@paso/contract";

import type { LiveSettings } from "../../../database/tables/index.ts";
import { invalid } from "../../../platform/errors/domain-error.ts";

const ADDRESS: Message =
  "Enter an address that begins with https://, such as https://meet.example.org.";
const PUBLIC: Message =
  "Enter a public address that begins with https://. Only administrators can set up servers in the site's own network.";

/**
 * What is stored of credentials that were typed.
 * @param courseId null for the site, whose administrators may also name servers in its own network
 * @throws `invalid` on `server`
 */
export function readSettings(typed: LiveCredentials, courseId: number | null): LiveSettings {
  switch (typed.kind) {
    case "zoom":
      return {
        kind: "zoom",
        accountId: typed.account_id,
        clientId: typed.client_id,
        host: typed.host,
      };
    case "bigbluebutton":
      return { kind: "bigbluebutton", server: readServer(typed.server, courseId) };
    case "jitsi":
      return { kind: "jitsi", server: readServer(typed.server, courseId), appId: typed.app_id };
  }
}

function readServer(text: string, courseId: number | null): string {
  const url = URL.parse(text.includes("://") ? text : `https://${text}`);
  const isPlain = url && url.username === "" && url.password === "" && url.search + url.hash === "";
  if (!isPlain || !/^https?:$/.test(url.protocol)) throw invalid({ server: [ADDRESS] });
  if (courseId !== null && readPublicAddress(url.href) === null)
    throw invalid({ server: [PUBLIC] });
  return url.href.replace(/\/+$/, "");
}
