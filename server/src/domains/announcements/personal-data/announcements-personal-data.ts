import { and, asc, eq, gt, isNotNull, sql } from "drizzle-orm";

import {
  announcementReadings,
  announcementRecipients,
  announcements,
} from "../../../database/tables/index.ts";
import { htmlToText } from "../../../platform/html/html-to-text.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { eraseReactions, reactionParts } from "../../discussion/index.ts";
import { announcementDiscussion } from "../comments/announcement-discussion.ts";

const TITLE = { en: "Title", es: "Título" };

const written = definePart({
  name: "announcements",
  tables: ["announcements"],
  title: { en: "Announcements that you wrote", es: "Anuncios que has escrito" },
  fields: {
    title: TITLE,
    text: { en: "Text", es: "Texto" },
    shown_from: { en: "Shown from", es: "Visible desde" },
    withdrawn: { en: "Withdrawn because", es: "Retirado porque" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<typeof announcements.$inferSelect>((after, limit) =>
      database
        .select()
        .from(announcements)
        .where(and(eq(announcements.authorId, userId), gt(announcements.id, after?.id ?? 0)))
        .orderBy(asc(announcements.id))
        .limit(limit),
    );
    for await (const { title, html, visibleFrom, withdrawnReason } of rows) {
      yield { title, text: htmlToText(html), shown_from: visibleFrom, withdrawn: withdrawnReason };
    }
  },
});

const received = definePart({
  name: "announcements-received",
  tables: ["announcement_recipients"],
  title: { en: "News addressed to you in person", es: "Noticias dirigidas a ti" },
  fields: { title: TITLE, at: { en: "When", es: "Cuándo" } },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ id: number; title: string; at: Date | null }>((after, limit) =>
      database
        .select({
          id: announcements.id,
          title: announcements.title,
          at: announcements.visibleFrom,
        })
        .from(announcementRecipients)
        .innerJoin(announcements, eq(announcements.id, announcementRecipients.announcementId))
        .where(
          and(
            eq(announcementRecipients.userId, userId),
            // Drafts concern only their author.
            isNotNull(announcements.visibleFrom),
            gt(announcements.id, after?.id ?? 0),
          ),
        )
        .orderBy(asc(announcements.id))
        .limit(limit),
    );
    for await (const { title, at } of rows) yield { title, at };
  },
});

const read = definePart({
  name: "announcements-read",
  tables: ["announcement_readings"],
  title: { en: "Announcements that you have read", es: "Anuncios que has leído" },
  fields: { title: TITLE, at: { en: "When", es: "Cuándo" } },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ id: number; title: string; at: Date }>((after, limit) =>
      database
        .select({
          id: announcements.id,
          title: announcements.title,
          at: announcementReadings.readAt,
        })
        .from(announcementReadings)
        .innerJoin(announcements, eq(announcements.id, announcementReadings.announcementId))
        .where(and(eq(announcementReadings.userId, userId), gt(announcements.id, after?.id ?? 0)))
        .orderBy(asc(announcements.id))
        .limit(limit),
    );
    for await (const { title, at } of rows) yield { title, at };
  },
});

const reactions = reactionParts(announcementDiscussion, {
  field: "announcement",
  prefix: "announcement-",
  post: { en: "Announcement", es: "Anuncio" },
  text: sql`${announcements.title}`,
  titles: {
    comments: { en: "Comments on announcements", es: "Comentarios a anuncios" },
    likes: { en: "Announcements you liked", es: "Anuncios que te gustaron" },
    reports: {
      en: "Comments on announcements you reported to the staff",
      es: "Comentarios a anuncios que has denunciado al profesorado",
    },
    decisions: {
      en: "What you decided about comments on announcements as staff",
      es: "Lo que has decidido sobre comentarios a anuncios como profesorado",
    },
  },
});

/** Personal data in announcements. They remain without their author's name. */
export const announcementsPersonalData: PersonalData = {
  parts: [written, received, read, ...reactions],
  goesWithAccount: ["announcement_recipients", "announcement_readings", "announcement_reports"],
  erases: [
    "announcements",
    "announcement_likes",
    "announcement_comments",
    "announcement_decisions",
  ],
  async erase(ctx, person) {
    const own = eq(announcements.authorId, person.userId);
    const ownPosts = sql`select ${announcements.id} from ${announcements} where ${own}`;
    await eraseReactions(ctx, announcementDiscussion, person, ownPosts);
    await ctx.database.update(announcements).set({ authorId: null }).where(own);
  },
};
