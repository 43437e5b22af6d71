import { type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";

import { answers, notes } from "../../database/tables/index.ts";

// What other domains may join: in SQL, read only, and no more than they need to know.

/** Committed answers, as `answer`; `text` is null for choices. */
export const answersView = new QueryBuilder()
  .select({
    id: answers.id,
    userId: answers.userId,
    sectionId: answers.sectionId,
    optionIds: answers.optionIds,
    firstOptionIds: answers.firstOptionIds,
    text: answers.text,
    createdAt: answers.createdAt,
  })
  .from(answers)
  .as("answer");

/** Notes on pages, as `note`; the text is empty where it was deleted. */
export const notesView = new QueryBuilder()
  .select({
    userId: notes.userId,
    pageId: notes.pageId,
    text: notes.text,
    updatedAt: notes.updatedAt,
  })
  .from(notes)
  .as("note");

/** Whether a person has moved on from a section, in SQL. */
export function hasFinishedSection(section: { userId: SQL; pageId: SQL; id: SQL }): SQL<boolean> {
  return sql`exists (
    select from progress r
    where r.user_id = ${section.userId} and r.page_id = ${section.pageId}
      and r.section_id = ${section.id} and r.status = 'finished')`;
}
