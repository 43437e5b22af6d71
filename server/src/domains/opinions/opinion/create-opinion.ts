import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type ContentSection, opinionRulesOf } from "../../courses/index.ts";

interface WrittenAnswer {
  answerId: number;
  userId: number;
  section: ContentSection;
}

/** Makes a text answer an opinion, one that peers read unless it is for the workbook alone. */
export async function createOpinion(
  { database }: Context,
  { answerId, userId, section: { id: sectionId, content } }: WrittenAnswer,
): Promise<void> {
  const rules = opinionRulesOf(content);
  if (!rules) return;
  const published = !rules.workbookOnly;
  await database.insert(opinions).values({ id: answerId, userId, sectionId, published });
}
