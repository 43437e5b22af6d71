import type { SignUpSettings } from "@paso/contract";
import { eq, sql } from "drizzle-orm";

import { courseSignUps, courseStaff, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";

/** A course's sign-up settings; defaults if its staff never changed them. */
export async function readSignUp(
  { database, site }: Context,
  courseId: number,
): Promise<{ settings: SignUpSettings; staff: { id: number; name: string }[] }> {
  const [[row], staff] = await Promise.all([
    database.select().from(courseSignUps).where(eq(courseSignUps.courseId, courseId)),
    database
      .select({
        id: users.id,
        name: sql<string>`concat_ws(' ', ${users.firstName}, ${users.lastName})`,
        publicName: courseStaff.publicName,
      })
      .from(courseStaff)
      .innerJoin(users, eq(users.id, courseStaff.userId))
      .where(eq(courseStaff.courseId, courseId))
      .orderBy(users.lastName, users.id),
  ]);
  const localDate = (date: Date | null | undefined) =>
    date ? formatLocalDate(date, site.timeZone) : null;
  return {
    settings: {
      way: row?.way ?? "off",
      seats: row?.seats ?? null,
      opens_at: localDate(row?.opensAt),
      closes_at: localDate(row?.closesAt),
      group_id: row?.groupId ?? null,
      is_public: row?.isPublic ?? false,
      is_indexed: row?.isIndexed ?? false,
      summary: row?.summary ?? "",
      description: row?.description ?? "",
      teachers: staff.map(({ id, publicName }) => ({ user_id: id, name: publicName })),
    },
    staff: staff.map(({ id, name }) => ({ id, name })),
  };
}
