import { z } from "zod";

import { defineOutboxEvent } from "../../../platform/outbox/outbox.ts";

/** A person has commented on an opinion, their own or another's. */
export const opinionCommented = defineOutboxEvent(
  "opinions.opinion-commented",
  z.object({ userId: z.int(), opinionId: z.int(), commentId: z.int() }),
);

/** Staff ask the author of an opinion whether they may pin it. */
export const pinAsked = defineOutboxEvent("opinions.pin-asked", z.object({ opinionId: z.int() }));

/** A person likes another's opinion. The handler has to check whether they still do. */
export const opinionLiked = defineOutboxEvent(
  "opinions.opinion-liked",
  z.object({ userId: z.int(), opinionId: z.int() }),
);
