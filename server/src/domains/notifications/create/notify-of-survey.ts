import type { Context } from "../../../platform/context.ts";
import { createNotifications } from "./create-notifications.ts";

interface Announced {
  surveyId: number;
  userIds: number[];
  isReminder: boolean;
}

/** Notifies people that a survey is open, or reminds them; each of them once of either. */
export async function notifyOfSurvey(
  ctx: Context,
  { surveyId, userIds, isReminder }: Announced,
): Promise<void> {
  const kind = isReminder ? "survey-reminder" : "survey";
  await createNotifications(ctx, { kind, bundleKey: `${kind}:${surveyId}`, surveyId }, userIds);
}
