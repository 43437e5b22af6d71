import { articleSettings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Decides whether students of a course share articles; those that they shared stay. */
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
