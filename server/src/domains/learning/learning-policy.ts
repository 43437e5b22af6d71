import type { PolicyTable } from "../../platform/principal.ts";
import type { Actor } from "../accounts/index.ts";

const signedIn = (actor: Actor | null) => actor !== null;

/**
 * Taking part needs an enrolment, whatever one's role: loading through the person's own enrolment
 * decides, so that a course that one may see but is not enrolled in is `forbidden`, and any other
 * `not_found`.
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
