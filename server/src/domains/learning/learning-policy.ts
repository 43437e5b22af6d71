import type { PolicyTable } from "../../platform/principal.ts";
import { isSignedIn } from "../accounts/people/signed-in-policy.ts";

/**
 * Taking a course requires an enrolment, whatever the role. This is checked on loading: a course that
 * the person sees but does not take is `forbidden`, any other `not_found`.
 */
export const learningPolicy: PolicyTable = {
  "learning.home": isSignedIn,
  "learning.map": isSignedIn,
  "learning.search": isSignedIn,
  "page.open": isSignedIn,
  "section.advance": isSignedIn,
  "playback.read": isSignedIn,
  "playback.save": isSignedIn,
  "chart.read": isSignedIn,
  "chart.follow": isSignedIn,
  "quiz-summary.read": isSignedIn,
  "note.read": isSignedIn,
  "note.write": isSignedIn,
  "section-file.read": isSignedIn,
};
