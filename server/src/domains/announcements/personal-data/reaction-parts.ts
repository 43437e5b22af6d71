import { and, asc, eq, gt } from "drizzle-orm";

import {
  announcementComments,
  announcementDecisions,
  announcementLikes,
  announcementReports,
  announcements,
} from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/personal-data/in-batches.ts";
import { definePart } from "../../../platform/personal-data/personal-data.ts";

const WHEN = { en: "When", es: "Cuándo" };
const HIDDEN = { en: "Hidden by the staff", es: "Oculto por el profesorado" };
const ANNOUNCEMENT = { en: "Announcement", es: "Anuncio" };
const COMMENT = { en: "Comment", es: "Comentario" };

const commentList = definePart({
  name: "announcement-comments",
  tables: ["announcement_comments"],
  title: { en: "Comments on announcements", es: "Comentarios a anuncios" },
  fields: {
    text: { en: "Text", es: "Texto" },
    on_announcement: ANNOUNCEMENT,
    hidden: HIDDEN,
    at: WHEN,
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ comment: typeof announcementComments.$inferSelect; title: string }>(
      (after, limit) =>
        database
          .select({ comment: announcementComments, title: announcements.title })
          .from(announcementComments)
          .innerJoin(announcements, eq(announcements.id, announcementComments.announcementId))
          .where(
            and(
              eq(announcementComments.userId, userId),
              gt(announcementComments.id, after?.comment.id ?? 0),
            ),
          )
          .orderBy(asc(announcementComments.id))
          .limit(limit),
    );
    for await (const { comment, title } of rows) {
      const { text, hidden, createdAt: at } = comment;
      yield { text, on_announcement: title, hidden, at };
    }
  },
});

const likeList = definePart({
  name: "announcement-likes",
  tables: ["announcement_likes"],
  title: { en: "Announcements you liked", es: "Anuncios que te gustaron" },
  fields: { announcement: ANNOUNCEMENT, at: WHEN },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ id: number; announcement: string; at: Date }>((after, limit) =>
      database
        .select({
          id: announcements.id,
          announcement: announcements.title,
          at: announcementLikes.createdAt,
        })
        .from(announcementLikes)
        .innerJoin(announcements, eq(announcements.id, announcementLikes.announcementId))
        .where(and(eq(announcementLikes.userId, userId), gt(announcements.id, after?.id ?? 0)))
        .orderBy(asc(announcements.id))
        .limit(limit),
    );
    for await (const { announcement, at } of rows) yield { announcement, at };
  },
});

const reportList = definePart({
  name: "announcement-reports",
  tables: ["announcement_reports"],
  title: {
    en: "Comments on announcements you reported to the staff",
    es: "Comentarios a anuncios que has denunciado al profesorado",
  },
  fields: {
    announcement: ANNOUNCEMENT,
    comment: COMMENT,
    reason: { en: "Reason", es: "Motivo" },
    at: WHEN,
  },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        announcement: announcements.title,
        comment: announcementComments.text,
        reason: announcementReports.reason,
        at: announcementReports.createdAt,
      })
      .from(announcementReports)
      .innerJoin(announcements, eq(announcements.id, announcementReports.announcementId))
      .leftJoin(announcementComments, eq(announcementComments.id, announcementReports.commentId))
      .where(eq(announcementReports.userId, userId))
      .orderBy(asc(announcementReports.createdAt));
  },
});

interface Decided {
  id: number;
  announcement: string;
  comment: string | null;
  hidden: boolean;
  at: Date;
}

const decisionList = definePart({
  name: "announcement-moderation",
  tables: ["announcement_decisions"],
  title: {
    en: "What you decided about comments on announcements as staff",
    es: "Lo que has decidido sobre comentarios a anuncios como profesorado",
  },
  fields: { announcement: ANNOUNCEMENT, comment: COMMENT, hidden: HIDDEN, at: WHEN },
  async *read({ database }, { userId }) {
    const decisions = announcementDecisions;
    const rows = inBatches<Decided>((after, limit) =>
      database
        .select({
          id: decisions.id,
          announcement: announcements.title,
          comment: announcementComments.text,
          hidden: decisions.hidden,
          at: decisions.createdAt,
        })
        .from(decisions)
        .innerJoin(announcements, eq(announcements.id, decisions.announcementId))
        .leftJoin(announcementComments, eq(announcementComments.id, decisions.commentId))
        .where(and(eq(decisions.userId, userId), gt(decisions.id, after?.id ?? 0)))
        .orderBy(asc(decisions.id))
        .limit(limit),
    );
    for await (const { id: _, ...row } of rows) yield row;
  },
});

/** What people said to announcements, and decided about what others said. */
export const reactionParts = [commentList, likeList, reportList, decisionList];
