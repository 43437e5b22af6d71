import { api } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { decodeCursor, readPlace, takePart } from "../../../platform/cursor.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../accounts/index.ts";
import { findUrgent } from "../../announcements/index.ts";
import { countUnread } from "./count-unread.ts";
import { type BellPosition, listNotifications } from "./find-notifications.ts";
import { findInBell, markAllRead, markRead } from "./mark-read.ts";
import { presentNotification } from "./present-notification.ts";

const PART = 20;

/** A person's own bell. */
export function notificationRoutes(app: FastifyInstance): void {
  route(app, api.listNotifications, {
    action: "notification.list",
    handle: async ({ ctx, actor, query }) => {
      const { id: userId } = signedIn(actor);
      const limit = query.limit ?? PART;
      const after = positionOf(query.cursor);
      const found = await listNotifications(ctx, { userId, after, limit: limit + 1 });
      const { shown, nextCursor } = takePart(found, limit, ({ bellAt, id }) => [
        bellAt.getTime(),
        id,
      ]);
      return {
        notifications: shown.map((one) => presentNotification(one, ctx.site)),
        next_cursor: nextCursor,
        unread: await countUnread(ctx, userId),
        time_zone: ctx.site.timeZone,
      };
    },
  });

  route(app, api.countNotifications, {
    action: "notification.list",
    handle: async ({ ctx, actor }) => {
      const { id } = signedIn(actor);
      const [unread, urgent] = await Promise.all([countUnread(ctx, id), findUrgent(ctx, id)]);
      return { unread, urgent };
    },
  });

  route(app, api.readNotification, {
    action: "notification.read",
    load: ({ ctx, actor, params }) =>
      findInBell(ctx, { userId: signedIn(actor).id, id: params.notificationId }),
    handle: async ({ ctx, actor, subject: { id } }) => {
      const { id: userId } = signedIn(actor);
      await markRead(ctx, { userId, id });
      return { unread: await countUnread(ctx, userId) };
    },
  });

  route(app, api.readAllNotifications, {
    action: "notification.read",
    handle: async ({ ctx, actor, body }) => {
      const { id: userId } = signedIn(actor);
      const from = await findInBell(ctx, { userId, id: body.latest });
      await markAllRead(ctx, { userId, from });
      return { unread: await countUnread(ctx, userId) };
    },
  });
}

function positionOf(cursor: string | undefined): BellPosition | null {
  const [time, id] = decodeCursor(cursor, 2);
  const place = readPlace(time, id, Number.MAX_SAFE_INTEGER);
  return place && { bellAt: place.at, id: place.id };
}
