import type { LiveProviderKind } from "./live-provider-endpoints.ts";

/** Names of the live class services, the same in every language; in list order. */
export const LIVE_PROVIDER_NAMES: Readonly<Record<LiveProviderKind, string>> = {
  zoom: "Zoom",
  bigbluebutton: "BigBlueButton",
  jitsi: "Jitsi Meet",
};

export const LIVE_PROVIDER_KINDS = Object.keys(LIVE_PROVIDER_NAMES) as LiveProviderKind[];
