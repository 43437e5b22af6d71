import { courses } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { assignStaff, createDefaultGroup } from "../../courses/index.ts";
import { scheduleOf } from "./schedule-of.ts";

export interface NewCourse {
  title: string;
  /** Web address or `files/NAME`; empty for none. */
  thumbnail: string;
  /** The stored picture, if `thumbnail` names a file. */
  thumbnailFileId?: number | null;
  order: number;
  language: "en" | "es";
  startsAt: Date | null;
  endsAt: Date | null;
  status: "published" | "draft";
  hasDiploma: boolean;
  allowSeeking: boolean;
  freeNavigation: boolean;
  /** Its first owner; null for none. */
  authorId: number | null;
}

/** Creates an empty course; returns its id. */
export function createCourse(ctx: Context, input: NewCourse): Promise<number> {
  const { authorId, ...course } = input;
  return withTransaction(ctx, async (inner) => {
    const [created] = await inner.database
      .insert(courses)
      .values({ ...course, createdAt: inner.clock.now() })
      .returning({ id: courses.id });
    if (!created) throw new Error("The course was not created.");
    const courseId = created.id;
    await createDefaultGroup(inner, courseId);
    await recordAudit(inner, {
      action: "course.created",
      actorId: authorId,
      about: { course: course.title },
      after: scheduleOf(inner, course),
    });
    if (authorId !== null) await assignStaff(inner, { userId: authorId, courseId, role: "owner" });
    return courseId;
  });
}
