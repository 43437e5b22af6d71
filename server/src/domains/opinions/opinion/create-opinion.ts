import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { CommittedAnswer, ContentSection } from "../../courses/index.ts";

interface WrittenAnswer {
  answerId: number;
  userId: number;
  section: ContentSection;
  answer: CommittedAnswer;
}

/** Turns a text answer into an opinion, which peers read unless it is for the workbook alone. */
export async function createOpinion(
  { database }: Context,
  { answerId, userId, section, answer }: WrittenAnswer,
): Promise<void> {
  if (!("text" in answer) || answer.workbookOnly === null) return;
  const published = !answer.workbookOnly;
  await database
    .insert(opinions)
    .values({ id: answerId, userId, sectionId: section.id, published });
}
