import { type Locale, type Message, translateMessage } from "@paso/contract";

import type { MeetingFailure } from "./open-provider-of.ts";

const MESSAGES: Record<MeetingFailure["reason"], Message> = {
  no_credentials: "Add credentials first.",
  unauthorized: "The service does not accept the credentials.",
  rate_limited: "The service takes no more calls for now.",
  unreachable: "The service does not respond.",
  gone: "The service no longer has this meeting.",
  refused: "The service says: {detail}",
};

/** Why a call to a provider failed, as a sentence. */
export function describeFailure(
  reason: MeetingFailure["reason"],
  detail: string,
  locale: Locale,
): string {
  return translateMessage(MESSAGES[reason], locale, { detail });
}
