import { conflict, DomainError } from "../../../platform/errors/domain-error.ts";
import type { MeetingFailure } from "../meetings/open-provider-of.ts";

/** Seconds until a retry makes sense if a provider did not respond. */
const SOON = 5;

/** The error for a person who cannot join because the meeting's provider failed. */
export function refuseToJoin({ reason, detail, retryAfter }: MeetingFailure): DomainError {
  switch (reason) {
    case "rate_limited":
    case "unreachable":
      return new DomainError(
        "unavailable",
        "meeting_service_unavailable",
        "The meeting service does not respond. Try again in a moment.",
        { retryAfter: retryAfter ?? SOON },
      );
    case "gone":
      return conflict(
        "meeting_gone",
        "The meeting service no longer has this meeting. Tell a host, who can make it again.",
      );
    case "unauthorized":
    case "no_credentials":
      return conflict(
        "meeting_service_unauthorized",
        "The meeting service does not let this site in. Tell a host of the class.",
      );
    case "refused":
      return conflict("meeting_refused", "The service says: {detail}", { detail });
  }
}
