import type { LiveProviderKind } from "@paso/contract";

/** What the services for live classes are called, in every language. */
export const PROVIDER_NAMES: Readonly<Record<LiveProviderKind, string>> = {
  zoom: "Zoom",
  bigbluebutton: "BigBlueButton",
  jitsi: "Jitsi Meet",
};
