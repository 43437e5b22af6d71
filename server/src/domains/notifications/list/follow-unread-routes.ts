import type { UnreadNotifications } from "@paso/contract";
import type { FastifyInstance } from "fastify";

import { ChangeWatch } from "../../../platform/change-watch.ts";
import { countUnreadOf } from "./count-unread.ts";

/** Adds the unread count to any stream a person has open. */
export function unreadRoutes(app: FastifyInstance): void {
  const watch = new ChangeWatch({
    read: (userIds) => countUnreadOf(app.context, userIds),
    onError: (err) => app.log.warn({ err }, "notifications could not be followed"),
  });
  app.eventStreams.onOpen((personId, stream) => {
    const stop = watch.follow([personId], (_, unread) =>
      stream.send({ unread } satisfies UnreadNotifications, "notifications"),
    );
    stream.onEnd(stop);
  });
}
