import { and, asc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

import { courses, notificationPreferences, notifications } from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { announcementsView } from "../../announcements/index.ts";
import { liveClassesView } from "../../live/index.ts";
import { opinionCommentsView } from "../../opinions/index.ts";
import { surveysView } from "../../surveys/index.ts";
import { deliveryWords, kindWords } from "./notification-words.ts";

const ABOUT = { en: "About", es: "Sobre" };

const bell = definePart({
  name: "notifications",
  tables: ["notifications"],
  title: { en: "Notifications", es: "Avisos" },
  fields: {
    kind: ABOUT,
    course: { en: "Course", es: "Curso" },
    survey: { en: "Survey", es: "Encuesta" },
    announcement: { en: "Announcement", es: "Anuncio" },
    live_class: { en: "Live class", es: "Clase en directo" },
    at: { en: "When", es: "Cuándo" },
    read_at: { en: "Read", es: "Leído" },
  },
  words: { kind: kindWords },
  async *read({ database }, { userId }) {
    const rows = inBatches<{
      one: typeof notifications.$inferSelect;
      course: string | null;
      survey: string | null;
      announcement: string | null;
      live_class: string | null;
    }>((after, limit) =>
      database
        .select({
          one: notifications,
          course: courses.title,
          survey: titleIn(surveysView, notifications.surveyId),
          announcement: titleIn(announcementsView, notifications.announcementId),
          live_class: titleIn(liveClassesView, notifications.liveClassId),
        })
        .from(notifications)
        .leftJoin(courses, eq(courses.id, notifications.courseId))
        .where(and(eq(notifications.userId, userId), gt(notifications.id, after?.one.id ?? 0)))
        .orderBy(asc(notifications.id))
        .limit(limit),
    );
    for await (const { one, course, survey, announcement, live_class } of rows) {
      const about = { course, survey, announcement, live_class };
      yield { kind: one.kind, ...about, at: one.createdAt, read_at: one.readAt };
    }
  },
});

const settings = definePart({
  name: "notification-settings",
  tables: ["notification_preferences"],
  title: { en: "How you want to be notified", es: "Cómo quieres recibir los avisos" },
  fields: {
    kind: ABOUT,
    mail: { en: "By mail", es: "Por correo" },
    bell: { en: "In the bell", es: "En la campana" },
  },
  words: { kind: kindWords, mail: deliveryWords, bell: deliveryWords },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        kind: notificationPreferences.kind,
        mail: notificationPreferences.mail,
        bell: notificationPreferences.bell,
      })
      .from(notificationPreferences)
      .where(eq(notificationPreferences.userId, userId));
  },
});

function titleIn(view: SQL, id: PgColumn): SQL<string | null> {
  return sql`(select title from ${view} about where about.id = ${id})`;
}

/** Personal data in notifications. */
export const notificationsPersonalData: PersonalData = {
  parts: [bell, settings],
  withheld: {
    notification_actors: "Whom others are told of; the person's own likes are handed out as such.",
  },
  goesWithAccount: ["notifications", "notification_actors", "notification_preferences"],
  /** Others were notified of comments that no longer have an author. */
  async erase({ database }, { userId }) {
    await database.delete(notifications).where(
      sql`${notifications.commentId} in (
        select id from ${opinionCommentsView} where user_id = ${userId})`,
    );
  },
};
