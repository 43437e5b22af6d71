import { articleSettings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Sets whether a course's students may share articles; existing ones are kept. */
export async function changeSettings(
  { database }: Context,
  settings: { courseId: number; studentsShare: boolean },
): Promise<void> {
  await database
    .insert(articleSettings)
    .values(settings)
    .onConflictDoUpdate({
      target: articleSettings.courseId,
      set: { studentsShare: settings.studentsShare },
    });
}
