import { eq } from "drizzle-orm";

import { courses } from "../../../database/tables/index.ts";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Context } from "../../../platform/context.ts";
import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import { emit } from "../../../platform/outbox/outbox.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  type Course,
  findCourse,
  isOtherDate,
  resolveDates,
  type SentWindow,
} from "../../courses/index.ts";
import { changeCourse } from "./change-course.ts";
import { scheduleOf } from "./schedule-of.ts";
import { isScheduleLocked } from "./schedule-policy.ts";
import { courseDiplomaEnabled } from "./structure-events.ts";

interface CourseUpdate extends SentWindow {
  title?: string | undefined;
  thumbnail?: string | undefined;
  order?: number | undefined;
  status?: "published" | "draft" | undefined;
  hasDiploma?: boolean | undefined;
  allowSeeking?: boolean | undefined;
  freeNavigation?: boolean | undefined;
  language?: "en" | "es" | undefined;
}

/**
 * Changes a course's own fields; omitted ones stay.
 * @throws `not_found` when this person does not see it, `invalid` on a change of dates or status
 *   that is reserved to admins, on a window that ends before it begins, and on a picture that is
 *   not there
 */
export async function updateCourse(
  ctx: Context,
  { actor, courseId, update }: { actor: Actor; courseId: number; update: CourseUpdate },
): Promise<void> {
  await changeCourse(ctx, courseId, async (inner) => {
    const course = await findCourse(inner, actor, courseId);
    refuseLockedFields(inner, actor, course, update);
    const { start_date, end_date, thumbnail, ...fields } = update;
    const [updated] = await inner.database
      .update(courses)
      .set({
        ...fields,
        ...resolveDates(inner, course, { start_date, end_date }),
        ...settleThumbnail(course, thumbnail),
      })
      .where(eq(courses.id, courseId))
      .returning();
    if (updated) {
      await recordAudit(inner, {
        action: "course.changed",
        actorId: actor.id,
        about: { course: updated.title },
        before: scheduleOf(inner, course),
        after: scheduleOf(inner, updated),
      });
    }
    if (update.hasDiploma && !course.hasDiploma) {
      await emit(inner, courseDiplomaEnabled, { courseId });
    }
  });
}

function refuseLockedFields(
  { site }: Context,
  actor: Actor,
  course: Course,
  update: CourseUpdate,
): void {
  if (!isScheduleLocked(actor, course)) return;
  const changes = {
    start_date: isOtherDate(course.startsAt, update.start_date, site.timeZone),
    end_date: isOtherDate(course.endsAt, update.end_date, site.timeZone),
    status: update.status !== undefined && update.status !== course.status,
  };
  const locked = Object.entries(changes).filter(([, isChanged]) => isChanged);
  if (locked.length === 0) return;
  const message: FieldMessage =
    "Only an administrator can change this once the course is published.";
  throw invalid(Object.fromEntries(locked.map(([field]) => [field, [message]])));
}

/** The course's own picture is uploaded separately; a form can only keep or drop it. */
function settleThumbnail(course: Course, thumbnail: string | undefined) {
  if (thumbnail === undefined || thumbnail === course.thumbnail) return {};
  if (thumbnail.startsWith("files/")) {
    throw invalid({
      thumbnail: ["Enter an address that begins with https://, or upload a picture."],
    });
  }
  return { thumbnail, thumbnailFileId: null };
}
