import { canEmbedRecording, type ClassRecording } from "@paso/contract";

import type { liveRecordings } from "../../../database/tables/index.ts";

/** A recording as staff see it. */
export function presentRecording(one: typeof liveRecordings.$inferSelect): ClassRecording {
  return {
    id: one.id,
    title: one.title,
    address: one.address,
    password: one.password === "" ? null : one.password,
    is_embedded: one.isEmbedded,
    can_embed: canEmbedRecording(one.address),
    released_at: one.releasedAt && one.releasedAt.toISOString(),
    is_from_provider: one.externalId !== null,
  };
}
