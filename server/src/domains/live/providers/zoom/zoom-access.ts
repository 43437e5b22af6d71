import type { ProviderAccess } from "../call-provider.ts";

/** A Server-to-Server OAuth app of a Zoom account, and the user whose meetings they are. */
export interface ZoomAccount {
  accountId: string;
  clientId: string;
  clientSecret: string;
  /** An e-mail address or a user id. */
  host: string;
}

export interface ZoomAccess extends ProviderAccess {
  account: ZoomAccount;
  /** Zoom's addresses: of its token endpoint and of its API. */
  addresses: ZoomAddresses;
  /** Domain of the registrants' addresses; no mail is sent to them. */
  mailHost: string;
}

interface ZoomAddresses {
  token: string;
  api: string;
}

/** @param standIn origin of the fake that replaces Zoom in tests; null for Zoom itself */
export function zoomAddresses(standIn: string | null): ZoomAddresses {
  return standIn === null
    ? { token: "https://zoom.us/oauth/token", api: "https://api.zoom.us/v2" }
    : { token: `${standIn}/oauth/token`, api: `${standIn}/v2` };
}
