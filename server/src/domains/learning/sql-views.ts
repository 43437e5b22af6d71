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

/** Notes on pages, as `note`; the text is empty if it was deleted. */
export const notesView = new QueryBuilder()
  .select({
    userId: notes.userId,
    pageId: notes.pageId,
    text: notes.text,
    updatedAt: notes.updatedAt,
  })
  .from(notes)
  .as("note");

/** Sections that a person has touched: when they last did, and whether they moved on. */
export const stepsView = sql`(
  select user_id, page_id, section_id, status = 'finished' as finished, updated_at from progress)`;

/** Committed choices; `first_option_ids` is null before a second round. */
export const choicesView = sql`(
  select user_id, section_id, option_ids, first_option_ids, created_at from answers
  where option_ids is not null)`;

/** Answers in words, under the opinion's id; `private` if the author was promised no readers. */
export const textsView = sql`(
  select id, user_id, section_id, text, created_at, workbook_only is distinct from false as private
  from answers where text is not null)`;

/** Videos that a person has begun and not finished, with the second at which they stopped. */
export const playbacksView = sql`(
  select user_id, section_id, position, updated_at from playbacks)`;

/** Whether a person has moved on from a section, in SQL. */
export function hasFinishedSection(section: { userId: SQL; pageId: SQL; id: SQL }): SQL<boolean> {
  return sql`exists (
    select from progress r
    where r.user_id = ${section.userId} and r.page_id = ${section.pageId}
      and r.section_id = ${section.id} and r.status = 'finished')`;
}

/** Pages that count as finished for a person because staff excused them. */
export const excusesView = sql`(
  select user_id, course_id, page_id from page_finishes where excused)`;
