import { eq } from "drizzle-orm";

import { answers } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Replaces the text of an answer; the caller checks whether that is allowed. */
export async function editAnswerText(
  { database }: Context,
  { answerId, text }: { answerId: number; text: string },
): Promise<void> {
  await database.update(answers).set({ text }).where(eq(answers.id, answerId));
}
