import { announcements } from "../database/tables/index.ts";
import type { Context } from "../platform/context.ts";

/** An announcement that was just sent, to everyone unless a course is given. */
export async function insertAnnouncement(
  { database, clock }: Context,
  overrides: Partial<typeof announcements.$inferInsert> = {},
) {
  const now = clock.now();
  const [announcement] = await database
    .insert(announcements)
    .values({
      title: "New dates",
      html: "<p>The second module begins a week later.</p>",
      excerpt: "The second module begins a week later.",
      visibleFrom: now,
      notifiedAt: now,
      notifiedTo: null,
      createdAt: now,
      ...overrides,
    })
    .returning();
  return announcement!;
}
