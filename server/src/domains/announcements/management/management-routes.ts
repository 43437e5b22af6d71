import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeIdCursor, takePart } from "../../../platform/cursor.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { signedIn } from "../../accounts/index.ts";
import { findCourse } from "../../courses/index.ts";
import { requireChange, requireSeen } from "../announcement/announcement-rights.ts";
import { findAnnouncement, type NamedAnnouncement } from "../announcement/find-announcement.ts";
import { listReaders } from "../readers/list-readers.ts";
import { beginAnnouncement } from "./create-announcement.ts";
import { deleteAnnouncement } from "./delete-announcement.ts";
import { listManaged } from "./list-managed.ts";
import { listScopes } from "./list-scopes.ts";
import { presentManaged, presentManagedHead } from "./present-managed.ts";
import { sendAnnouncement, unplanAnnouncement } from "./send-announcement.ts";
import { storedFields } from "./stored-fields.ts";
import { updateAnnouncement } from "./update-announcement.ts";
import { withdrawAnnouncement } from "./withdraw-announcement.ts";

const PART = 20;
/** Page size of the list of readers. */
const READERS = 50;

type AnnouncementCall = Call<{ announcementId: number }>;

/** The announcement in the path, if this staff member may see it. */
export async function loadSeen({
  ctx,
  actor,
  params,
}: AnnouncementCall): Promise<NamedAnnouncement> {
  const found = await findAnnouncement(ctx, params.announcementId);
  await requireSeen(ctx, signedIn(actor), found);
  return found;
}

/** The same, if they may see its readers: only administrators see those of site-wide ones. */
async function loadFollowed(call: AnnouncementCall): Promise<NamedAnnouncement> {
  const found = await loadSeen(call);
  if (found.courseId === null) await requireChange(call.ctx, signedIn(call.actor), null);
  return found;
}

/** The same, if they may change it. */
export async function loadChanged(call: AnnouncementCall): Promise<NamedAnnouncement> {
  const found = await loadSeen(call);
  await requireChange(call.ctx, signedIn(call.actor), found.courseId);
  return found;
}

/** Announcements for staff: writing and tracking. */
export function managementRoutes(app: FastifyInstance): void {
  readingRoutes(app);
  writingRoutes(app);
  sendingRoutes(app);
}

function readingRoutes(app: FastifyInstance): void {
  route(app, api.listManagedAnnouncements, {
    action: "announcement.manage",
    handle: async ({ ctx, actor, query }) => {
      const limit = query.limit ?? PART;
      const rows = await listManaged(ctx, signedIn(actor), {
        search: query.q?.trim() ?? "",
        state: query.state,
        courseId: query.course,
        before: decodeIdCursor(query.cursor) ?? 2 ** 31 - 1,
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      return {
        announcements: shown.map((row) => presentManagedHead(ctx, row)),
        next_cursor: nextCursor,
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.listAnnouncementScopes, {
    action: "announcement.manage",
    handle: async ({ ctx, actor }) => {
      const person = signedIn(actor);
      return { site: person.role === "admin", courses: await listScopes(ctx, person) };
    },
  });

  route(app, api.readManagedAnnouncement, {
    action: "announcement.manage",
    load: loadSeen,
    handle: ({ ctx, actor, subject }) => presentManaged(ctx, signedIn(actor), subject),
  });

  route(app, api.listAnnouncementReaders, {
    action: "announcement.manage",
    load: loadFollowed,
    handle: async ({ ctx, subject, query }) => {
      const limit = query.limit ?? READERS;
      const rows = await listReaders(ctx, {
        announcement: subject,
        search: query.q ?? "",
        read: query.read,
        after: decodeIdCursor(query.cursor),
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ id }) => [id]);
      const { timeZone } = ctx.site;
      return {
        readers: shown.map(({ id, firstName, lastName, email, avatar, readAt }) => ({
          id,
          name: `${firstName} ${lastName}`.trim(),
          email,
          avatar,
          read_at: readAt === null ? null : formatLocalDate(new Date(readAt), timeZone),
        })),
        next_cursor: nextCursor,
        time_zone: timeZone,
      };
    },
  });
}

function writingRoutes(app: FastifyInstance): void {
  route(app, api.createAnnouncement, {
    action: "announcement.change",
    handle: async ({ ctx, actor, body: { course_id: courseId, group_id: groupId } }) => {
      const person = signedIn(actor);
      if (courseId !== null) await findCourse(ctx, person, courseId);
      await requireChange(ctx, person, courseId);
      const wanted = { authorId: person.id, courseId, groupId };
      return presentManaged(ctx, person, await beginAnnouncement(ctx, wanted));
    },
  });

  route(app, api.updateAnnouncement, {
    action: "announcement.change",
    load: loadChanged,
    handle: async ({ ctx, actor, subject: { id }, body: { version, ...body } }) => {
      const person = signedIn(actor);
      const fields = await storedFields(ctx, body);
      const updated = await updateAnnouncement(ctx, person, { id, version, fields });
      return presentManaged(ctx, person, updated);
    },
  });

  route(app, api.deleteAnnouncement, {
    action: "announcement.change",
    load: loadChanged,
    handle: async ({ ctx, subject: { id } }) => {
      await deleteAnnouncement(ctx, id);
      return {};
    },
  });
}

function sendingRoutes(app: FastifyInstance): void {
  route(app, api.sendAnnouncement, {
    action: "announcement.change",
    load: loadChanged,
    handle: async ({ ctx, actor, subject: { id } }) => {
      const person = signedIn(actor);
      return presentManaged(ctx, person, await sendAnnouncement(ctx, { id, actorId: person.id }));
    },
  });

  route(app, api.unplanAnnouncement, {
    action: "announcement.change",
    load: loadChanged,
    handle: async ({ ctx, actor, subject: { id } }) =>
      presentManaged(ctx, signedIn(actor), await unplanAnnouncement(ctx, id)),
  });

  route(app, api.withdrawAnnouncement, {
    action: "announcement.change",
    load: loadChanged,
    handle: async ({ ctx, actor, subject: { id }, body: { reason } }) => {
      const person = signedIn(actor);
      const withdrawal = { id, actorId: person.id, reason };
      return presentManaged(ctx, person, await withdrawAnnouncement(ctx, withdrawal));
    },
  });
}
