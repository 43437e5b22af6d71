import { isAnyOf } from "../../../database/is-any-of.ts";
import { answers } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";

/** Anonymises answers: keeps them without the person who gave them. */
export async function detachAnswers({ database }: Context, ids: readonly number[]): Promise<void> {
  await database.update(answers).set({ userId: null }).where(isAnyOf(answers.id, ids));
}
