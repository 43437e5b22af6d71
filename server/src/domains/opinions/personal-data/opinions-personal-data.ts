import { and, asc, eq, gt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";

import {
  opinionComments,
  opinionDecisions,
  opinionLikes,
  opinionPins,
  opinionReports,
  opinions,
} from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/personal-data/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { answersView } from "../../learning/index.ts";
import { eraseAuthor } from "./erase-author.ts";

const TEXT = { en: "Text", es: "Texto" };
const WHEN = { en: "When", es: "Cuándo" };
const HIDDEN = { en: "Hidden by the staff", es: "Oculta por el profesorado" };
const OPINION = { en: "Opinion", es: "Opinión" };

interface OwnOpinion {
  opinion: typeof opinions.$inferSelect;
  text: string | null;
  at: Date;
}

const opinionList = definePart({
  name: "opinions",
  tables: ["opinions"],
  title: { en: "Opinions", es: "Opiniones" },
  fields: {
    text: TEXT,
    published: { en: "Course mates can read it", es: "La leen los compañeros" },
    hidden: HIDDEN,
    likes: { en: "Likes", es: "Me gusta" },
    comments: { en: "Comments", es: "Comentarios" },
    at: WHEN,
    edited_at: { en: "Changed", es: "Cambiada" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<OwnOpinion>((after, limit) =>
      database
        .select({ opinion: opinions, text: answersView.text, at: answersView.createdAt })
        .from(answersView)
        .innerJoin(opinions, eq(opinions.id, answersView.id))
        .where(and(eq(answersView.userId, userId), gt(opinions.id, after?.opinion.id ?? 0)))
        .orderBy(asc(opinions.id))
        .limit(limit),
    );
    for await (const { opinion, text, at } of rows) {
      const { published, hidden, likes, comments, editedAt } = opinion;
      yield { text, published, hidden, likes, comments, at, edited_at: editedAt };
    }
  },
});

const commentList = definePart({
  name: "comments",
  tables: ["opinion_comments"],
  title: { en: "Comments", es: "Comentarios" },
  fields: { text: TEXT, on_opinion: OPINION, hidden: HIDDEN, at: WHEN },
  async *read({ database }, { userId }) {
    const rows = inBatches<{
      comment: typeof opinionComments.$inferSelect;
      opinion: string | null;
    }>((after, limit) =>
      database
        .select({ comment: opinionComments, opinion: answersView.text })
        .from(opinionComments)
        .innerJoin(answersView, eq(answersView.id, opinionComments.opinionId))
        .where(
          and(eq(opinionComments.userId, userId), gt(opinionComments.id, after?.comment.id ?? 0)),
        )
        .orderBy(asc(opinionComments.id))
        .limit(limit),
    );
    for await (const { comment, opinion } of rows) {
      const { text, hidden, createdAt: at } = comment;
      yield { text, on_opinion: opinion, hidden, at };
    }
  },
});

const likeList = definePart({
  name: "likes",
  tables: ["opinion_likes"],
  title: { en: "Opinions you liked", es: "Opiniones que te gustaron" },
  fields: { opinion: OPINION, at: WHEN },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ id: number; opinion: string | null; at: Date }>((after, limit) =>
      database
        .select({
          id: opinionLikes.opinionId,
          opinion: answersView.text,
          at: opinionLikes.createdAt,
        })
        .from(opinionLikes)
        .innerJoin(answersView, eq(answersView.id, opinionLikes.opinionId))
        .where(and(eq(opinionLikes.userId, userId), gt(opinionLikes.opinionId, after?.id ?? 0)))
        .orderBy(asc(opinionLikes.opinionId))
        .limit(limit),
    );
    for await (const { opinion, at } of rows) yield { opinion, at };
  },
});

const reportList = definePart({
  name: "reports",
  tables: ["opinion_reports"],
  title: { en: "What you reported to the staff", es: "Lo que has denunciado al profesorado" },
  fields: {
    opinion: OPINION,
    comment: { en: "Comment", es: "Comentario" },
    reason: { en: "Reason", es: "Motivo" },
    at: WHEN,
  },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        opinion: answersView.text,
        comment: opinionComments.text,
        reason: opinionReports.reason,
        at: opinionReports.createdAt,
      })
      .from(opinionReports)
      .innerJoin(answersView, eq(answersView.id, opinionReports.opinionId))
      .leftJoin(opinionComments, eq(opinionComments.id, opinionReports.commentId))
      .where(eq(opinionReports.userId, userId))
      .orderBy(asc(opinionReports.createdAt));
  },
});

const pinList = definePart({
  name: "pins",
  tables: ["opinion_pins"],
  title: {
    en: "Opinions that staff asked to pin",
    es: "Opiniones que el profesorado pidió destacar",
  },
  fields: {
    opinion: OPINION,
    state: { en: "State", es: "Estado" },
    at: WHEN,
    answered_at: { en: "Answered", es: "Respondido" },
  },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        opinion: answersView.text,
        state: opinionPins.state,
        at: opinionPins.askedAt,
        answered_at: opinionPins.answeredAt,
      })
      .from(opinionPins)
      .innerJoin(answersView, eq(answersView.id, opinionPins.opinionId))
      .where(eq(answersView.userId, userId))
      .orderBy(asc(opinionPins.askedAt));
  },
});

const decided = alias(opinionComments, "decided");

const decisionList = definePart({
  name: "moderation",
  tables: ["opinion_decisions"],
  title: { en: "What you decided on as staff", es: "Lo que has decidido como profesorado" },
  fields: {
    opinion: OPINION,
    comment: { en: "Comment", es: "Comentario" },
    hidden: HIDDEN,
    at: WHEN,
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<{
      id: number;
      opinion: string | null;
      comment: string | null;
      hidden: boolean;
      at: Date;
    }>((after, limit) =>
      database
        .select({
          id: opinionDecisions.id,
          opinion: answersView.text,
          comment: decided.text,
          hidden: opinionDecisions.hidden,
          at: opinionDecisions.createdAt,
        })
        .from(opinionDecisions)
        .innerJoin(answersView, eq(answersView.id, opinionDecisions.opinionId))
        .leftJoin(decided, eq(decided.id, opinionDecisions.commentId))
        .where(and(eq(opinionDecisions.userId, userId), gt(opinionDecisions.id, after?.id ?? 0)))
        .orderBy(asc(opinionDecisions.id))
        .limit(limit),
    );
    for await (const { id: _, ...row } of rows) yield row;
  },
});

/** What opinions keep of people. */
export const opinionsPersonalData: PersonalData = {
  parts: [opinionList, commentList, likeList, reportList, pinList, decisionList],
  withheld: { opinion_readings: "Up to which opinion staff have read a course: a mark, no text." },
  goesWithAccount: ["opinion_reports", "opinion_readings"],
  erases: ["opinions", "opinion_pins", "opinion_likes", "opinion_comments", "opinion_decisions"],
  erase: eraseAuthor,
};
