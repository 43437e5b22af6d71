import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";

const signedIn = (actor: Actor | null) => actor !== null;

/**
 * Taking part needs an enrolment, whatever the role. Loading through it decides: a course that the
 * person sees but does not take is `forbidden`, any other `not_found`.
 */
export const learningPolicy: PolicyTable = {
  "learning.home": signedIn,
  "learning.map": signedIn,
  "learning.search": signedIn,
  "page.open": signedIn,
  "section.advance": signedIn,
  "playback.read": signedIn,
  "playback.save": signedIn,
  "chart.read": signedIn,
  "chart.follow": signedIn,
  "quiz-summary.read": signedIn,
  "note.read": signedIn,
  "note.write": signedIn,
  "section-file.read": signedIn,
};
