import type { LiveProviderKind } from "./live-provider-endpoints.ts";

/** Names of the services for live classes, the same in every language; in the order of lists. */
export const LIVE_PROVIDER_NAMES: Readonly<Record<LiveProviderKind, string>> = {
  zoom: "Zoom",
  bigbluebutton: "BigBlueButton",
  jitsi: "Jitsi Meet",
};

export const LIVE_PROVIDER_KINDS = Object.keys(LIVE_PROVIDER_NAMES) as LiveProviderKind[];
