import type { SurveyState } from "@paso/contract";

/** The dates that decide a survey's state. */
export interface SurveyDates {
  publishedAt: Date | null;
  opensAt: Date | null;
  closesAt: Date | null;
}

export function surveyState(
  { publishedAt, opensAt, closesAt }: SurveyDates,
  now: Date,
): SurveyState {
  if (publishedAt === null) return "draft";
  if (closesAt !== null && now >= closesAt) return "closed";
  return opensAt !== null && now < opensAt ? "scheduled" : "open";
}

const DAY = 86_400_000;

/** When those who have not answered are reminded; null for never. */
export function reminderTime({
  reminderAt,
  reminderDays,
  closesAt,
}: {
  reminderAt: Date | null;
  reminderDays: number | null;
  closesAt: Date | null;
}): Date | null {
  if (reminderDays === null) return reminderAt;
  return closesAt && new Date(closesAt.getTime() - reminderDays * DAY);
}
