import type { LiveProviderKind } from "@paso/contract";

/** Names of products, which are the same in every language; in the order in which they are shown. */
export const PROVIDER_NAMES: Record<LiveProviderKind, string> = {
  zoom: "Zoom",
  bigbluebutton: "BigBlueButton",
  jitsi: "Jitsi Meet",
};

export const PROVIDER_KINDS = Object.keys(PROVIDER_NAMES) as LiveProviderKind[];
