import { z } from "zod";

import type { EventType } from "../../../platform/events.ts";
import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A batch of an announcement's audience is to be notified. */
export const announcementSent = defineOutboxEvent(
  "announcements.sent",
  z.object({ announcementId: z.int(), userIds: z.array(z.int()) }),
);

/** A person has commented on an announcement, their own or another's. */
export const announcementCommented = defineOutboxEvent(
  "announcements.announcement-commented",
  z.object({ userId: z.int(), announcementId: z.int(), commentId: z.int() }),
);

/** Emitted inside the transaction in which a person reads an announcement for the first time. */
export const announcementRead: EventType<{ userId: number; announcementId: number }> = {
  name: "announcementRead",
};
