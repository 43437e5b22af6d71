import { readFile } from "node:fs/promises";

import {
  createAnnouncement,
  sendAnnouncement,
  storedFields,
} from "../domains/announcements/index.ts";
import { systemClock } from "../platform/clock.ts";
import type { Context } from "../platform/context.ts";

/** What `news.json` says of a course. */
interface News {
  title: string;
  html: string;
  /** Days before the demo is loaded. */
  days_ago: number;
  is_pinned?: boolean;
}

const DAY = 86_400_000;

/** Announces to a course what its teacher wrote there before the demo was loaded. */
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
  for (const { title, html, days_ago: daysAgo, is_pinned: isPinned = false } of everything[name] ??
    []) {
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
    });
    const { id } = await createAnnouncement(earlier, { authorId, ...fields });
    await sendAnnouncement(earlier, { id, actorId: authorId });
  }
}
