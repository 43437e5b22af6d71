import type { SignUpRow } from "../enrolment/lock-sign-up.ts";

type Terms = Pick<SignUpRow, "way" | "opensAt" | "closesAt">;

/** Whether sign-up is open now; free seats are checked separately. */
export function signUpState(
  { way, opensAt, closesAt }: Terms,
  courseEndsAt: Date | null,
  now: Date,
): "not_open" | "open" | "closed" {
  const isOver = (end: Date | null) => end !== null && end <= now;
  if (way === "off" || isOver(closesAt) || isOver(courseEndsAt)) return "closed";
  return opensAt !== null && now < opensAt ? "not_open" : "open";
}
