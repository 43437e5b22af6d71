import { opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { ContentSection } from "../../courses/index.ts";

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
  if (content.type !== "textarea") return;
  const published = !content.workbookOnly;
  await database.insert(opinions).values({ id: answerId, userId, sectionId, published });
}
