import { eq } from "drizzle-orm";

import { presentations } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { CourseMemory } from "../../courses/index.ts";
import { answerInClass, findClassQuestion } from "../../learning/index.ts";
import { askedAt } from "./find-presentation.ts";
import { enterRoom, type OpenClass } from "./open-class.ts";

interface ClassAnswer {
  actor: Actor;
  opened: OpenClass;
  sectionId: number;
  answer: string;
  round: 1 | 2;
}

/**
 * Stores an answer to the open question. Closing the question waits for it, so it is either counted
 * before the question closes or refused. An answer that is already stored is a repeat at any time.
 * @throws `conflict` if the question is closed; else as {@link answerInClass}
 */
export function answerClass(
  ctx: Context,
  memory: CourseMemory,
  { actor, opened, sectionId, answer, round }: ClassAnswer,
): Promise<void> {
  const { id: presentationId } = opened.row;
  return withTransaction(ctx, async (inner) => {
    const [row] = await inner.database
      .select()
      .from(presentations)
      .where(eq(presentations.id, presentationId))
      .for("share");
    const now = inner.clock.now();
    const asked = row && row.expiresAt > now ? askedAt(row, now, () => false) : null;
    const isOpen =
      asked?.state === "open" && asked.sectionId === sectionId && asked.round === round;
    if (!isOpen) {
      const step = (await findClassQuestion(inner, memory, { actor, sectionId }))?.step;
      if (round === 1 ? step?.answer : step?.firstAnswer) return;
      throw conflict("question_closed", "This question is closed. It takes no more answers.");
    }
    await enterRoom(inner, { presentationId, userId: actor.id });
    await answerInClass(inner, memory, { actor, sectionId, answer, round });
  });
}
