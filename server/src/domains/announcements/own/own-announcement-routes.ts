import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor, readPlace, takePart } from "../../../platform/cursor.ts";
import { type Call, route } from "../../../platform/http/route.ts";
import { sendFile } from "../../../platform/http/send-file.ts";
import { signedIn } from "../../accounts/index.ts";
import { chooseVariant } from "../../files/index.ts";
import { findFiles } from "../files/find-files.ts";
import { findOwn } from "./find-own.ts";
import { findReadableFile } from "./find-readable-file.ts";
import { type ListPosition, listOwn } from "./list-own.ts";
import { markRead } from "./mark-read.ts";
import { presentListed, presentOpened } from "./present-own.ts";

const PART = 20;

/** Announcements for their readers. */
export function ownAnnouncementRoutes(app: FastifyInstance): void {
  const load = ({ ctx, actor, params }: Call<{ announcementId: number }>) =>
    findOwn(ctx, { id: params.announcementId, userId: signedIn(actor).id });

  route(app, api.listAnnouncements, {
    action: "announcement.list",
    handle: async ({ ctx, actor, query }) => {
      const limit = query.limit ?? PART;
      const rows = await listOwn(ctx, {
        userId: signedIn(actor).id,
        after: positionOf(query.cursor),
        limit: limit + 1,
      });
      const { shown, nextCursor } = takePart(rows, limit, ({ isPinned, visibleFrom, id }) => [
        isPinned ? 2 : 1,
        Date.parse(visibleFrom),
        id,
      ]);
      return {
        announcements: shown.map((row) => presentListed(row, ctx.site)),
        next_cursor: nextCursor,
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.readAnnouncement, {
    action: "announcement.read",
    load,
    handle: async ({ ctx, subject }) =>
      presentOpened(subject, await findFiles(ctx, subject.announcement.id), ctx.site),
  });

  route(app, api.markAnnouncementRead, {
    action: "announcement.read",
    load,
    handle: async ({ ctx, actor, params }) => {
      await markRead(ctx, { ...params, userId: signedIn(actor).id });
      return { is_read: true as const };
    },
  });

  route(app, api.readAnnouncementFile, {
    action: "announcement.read",
    handle: async ({ ctx, actor, params, query, request, reply }) => {
      const file = await findReadableFile(ctx, signedIn(actor), params);
      const { accept } = request.headers;
      const sent = await chooseVariant(ctx, file, { ...query, accept });
      return sendFile(request, reply, ctx.storage, sent);
    },
  });
}

/** A cursor's instants have millisecond precision, like those of announcements. */
function positionOf(cursor: string | undefined): ListPosition | null {
  const [pinned, time, id] = decodeCursor(cursor, 3);
  const place = readPlace(time, id);
  return place && { isPinned: pinned === 2, visibleFrom: place.at, id: place.id };
}
