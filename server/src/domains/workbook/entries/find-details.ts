import { and, asc, eq, sql } from "drizzle-orm";

import { isAnyOf } from "../../../database/is-any-of.ts";
import { passages, sections, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type SectionContent, readContent } from "../../courses/index.ts";
import {
  answersView,
  hasFinishedSection,
  notesView,
  type QuestionTallies,
  readTallies,
} from "../../learning/index.ts";
import { opinionCommentsView, opinionsView } from "../../opinions/index.ts";
import type { WorkItem } from "./find-own-work.ts";

/** Maximum comments shown of an opinion. */
const MOST_COMMENTS = 50;

/** A person's answer and its result. */
export interface AnswerDetails {
  sectionId: number;
  /** Of the section as it is stored, removed or not. */
  content: Readonly<SectionContent>;
  optionIds: readonly number[] | null;
  firstOptionIds: readonly number[] | null;
  text: string | null;
  /** Whether the person has moved on from the section. */
  finished: boolean;
  /** Null if it is not an opinion. */
  opinion: { published: boolean; hidden: boolean; likes: number; comments: number } | null;
}

/** A comment that the author of the opinion sees. */
export interface DetailedComment {
  opinionId: number;
  firstName: string | null;
  text: string;
  at: Date;
  own: boolean;
}

/** Contents of items, by id. */
export interface Details {
  answers: ReadonlyMap<number, AnswerDetails>;
  /** By opinion, oldest first. */
  comments: ReadonlyMap<number, readonly DetailedComment[]>;
  /** By section. */
  tallies: ReadonlyMap<number, QuestionTallies>;
  /** By page. */
  notes: ReadonlyMap<number, string>;
  passages: ReadonlyMap<number, typeof passages.$inferSelect>;
}

/** Reads the contents of a person's items, with one statement per kind of data. */
export async function findDetails(
  ctx: Context,
  userId: number,
  items: readonly WorkItem[],
): Promise<Details> {
  const idsOf = (...kinds: WorkItem["kind"][]) =>
    items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const choices = items.filter(({ kind }) => kind === "choice");
  // Sequentially: a job's transaction has one connection.
  const answerRows = await findAnswers(ctx, userId, idsOf("choice", "text"));
  const comments = await findComments(ctx, userId, idsOf("text"));
  const tallies = await readTallies(
    ctx,
    choices.map(({ sectionId }) => sectionId ?? 0),
  );
  const noteRows = await ctx.database
    .select({ pageId: notesView.pageId, text: notesView.text })
    .from(notesView)
    .where(and(eq(notesView.userId, userId), isAnyOf(notesView.pageId, idsOf("note"))));
  const passageRows = await ctx.database
    .select()
    .from(passages)
    .where(and(eq(passages.userId, userId), isAnyOf(passages.id, idsOf("passage"))));
  return {
    answers: answerRows,
    comments: Map.groupBy(comments, ({ opinionId }) => opinionId),
    tallies,
    notes: new Map(noteRows.map(({ pageId, text }) => [pageId, text])),
    passages: new Map(passageRows.map((row) => [row.id, row])),
  };
}

async function findAnswers(
  { database }: Context,
  userId: number,
  ids: readonly number[],
): Promise<Map<number, AnswerDetails>> {
  const rows = await database
    .select({
      id: answersView.id,
      sectionId: answersView.sectionId,
      content: sections.content,
      optionIds: answersView.optionIds,
      firstOptionIds: answersView.firstOptionIds,
      text: answersView.text,
      finished: hasFinishedSection({
        userId: sql`${userId}`,
        pageId: sql`${sections.pageId}`,
        id: sql`${sections.id}`,
      }),
      opinionId: opinionsView.id,
      published: opinionsView.published,
      hidden: opinionsView.hidden,
      likes: opinionsView.likes,
      comments: opinionsView.comments,
    })
    .from(answersView)
    .innerJoin(sections, eq(sections.id, answersView.sectionId))
    .leftJoin(opinionsView, eq(opinionsView.id, answersView.id))
    .where(and(eq(answersView.userId, userId), isAnyOf(answersView.id, ids)));
  return new Map(
    rows.map(({ id, content, opinionId, published, hidden, likes, comments, ...answer }) => [
      id,
      {
        ...answer,
        content: readContent(content),
        opinion:
          opinionId === null
            ? null
            : {
                published: published ?? false,
                hidden: hidden ?? false,
                likes: likes ?? 0,
                comments: comments ?? 0,
              },
      },
    ]),
  );
}

/** The latest comments on each opinion; hidden ones only for their own author. */
async function findComments(
  { database }: Context,
  userId: number,
  opinionIds: readonly number[],
): Promise<DetailedComment[]> {
  if (opinionIds.length === 0) return [];
  const isOwn = sql<boolean>`${opinionCommentsView.userId} is not distinct from ${userId}`;
  const latest = database
    .select({
      id: opinionCommentsView.id,
      opinionId: opinionCommentsView.opinionId,
      firstName: users.firstName,
      text: opinionCommentsView.text,
      at: opinionCommentsView.createdAt,
      own: isOwn.as("own"),
      place:
        sql<number>`row_number() over (partition by ${opinionCommentsView.opinionId} order by ${opinionCommentsView.id} desc)`.as(
          "place",
        ),
    })
    .from(opinionCommentsView)
    .leftJoin(users, eq(users.id, opinionCommentsView.userId))
    .where(
      sql`${isAnyOf(opinionCommentsView.opinionId, opinionIds)} and (not ${opinionCommentsView.hidden} or ${isOwn})`,
    )
    .as("latest");
  return database
    .select({
      opinionId: latest.opinionId,
      firstName: latest.firstName,
      text: latest.text,
      at: latest.at,
      own: latest.own,
    })
    .from(latest)
    .where(sql`${latest.place} <= ${MOST_COMMENTS}`)
    .orderBy(asc(latest.id));
}
