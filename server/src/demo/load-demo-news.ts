import { readFile } from "node:fs/promises";

import { and, eq } from "drizzle-orm";

import { enrolments, users } from "../database/tables/index.ts";
import {
  announcementDiscussion,
  createAnnouncement,
  markRead,
  sendAnnouncement,
  storedFields,
} from "../domains/announcements/index.ts";
import { addComment } from "../domains/discussion/index.ts";
import { systemClock } from "../platform/clock.ts";
import type { Context } from "../platform/context.ts";

/** A course's entry in `news.json`. */
interface News {
  title: string;
  html: string;
  /** How many days before the demo is loaded. */
  days_ago: number;
  is_pinned?: boolean;
  /** Its readers' comments, by first name; left out if they may not comment. */
  comments?: { by: string; text: string }[];
}

const DAY = 86_400_000;

/** Announces to a course what its teacher wrote before the demo was loaded. */
export async function loadDemoNews(
  ctx: Context,
  {
    courseId,
    authorId,
    name,
    file,
  }: { courseId: number; authorId: number; name: string; file: string },
): Promise<void> {
  const everything = JSON.parse(await readFile(file, "utf8")) as Record<string, News[]>;
  for (const news of everything[name] ?? []) {
    const { title, html, days_ago: daysAgo, is_pinned: isPinned = false, comments } = news;
    const then = new Date(ctx.clock.now().getTime() - daysAgo * DAY);
    const earlier = { ...ctx, clock: { ...systemClock, now: () => then } };
    const fields = await storedFields(earlier, {
      title,
      html,
      course_id: courseId,
      group_id: null,
      send_date: null,
      expiry_date: null,
      is_pinned: isPinned,
      is_urgent: false,
      allows_comments: comments !== undefined,
    });
    const { id } = await createAnnouncement(earlier, { authorId, ...fields });
    await sendAnnouncement(earlier, { id, actorId: authorId });
    for (const { by, text } of comments ?? []) {
      const reader = await findReader(ctx, courseId, by);
      await markRead(earlier, { userId: reader.id, announcementId: id });
      await addComment(earlier, announcementDiscussion, reader, {
        postId: id,
        text,
        token: undefined,
      });
    }
  }
}

async function findReader(
  { database }: Context,
  courseId: number,
  firstName: string,
): Promise<{ id: number }> {
  const [reader] = await database
    .select({ id: users.id })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .where(and(eq(enrolments.courseId, courseId), eq(users.firstName, firstName)));
  if (!reader) throw new Error(`The demo's class has no ${firstName}.`);
  return reader;
}
