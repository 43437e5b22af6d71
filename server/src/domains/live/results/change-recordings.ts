import { canEmbedRecording, readPublicAddress } from "@paso/contract";
import { and, eq, isNull, sql } from "drizzle-orm";

import { liveOccurrences, liveRecordings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { invalid, notFound } from "../../../platform/errors/domain-error.ts";

export type Recording = typeof liveRecordings.$inferSelect;

interface NewRecording {
  occurrenceId: number;
  title: string;
  address: string;
  /** Empty for none. */
  password: string;
  isEmbedded: boolean;
}

/**
 * Adds a recording by its address; only staff see it until it is released.
 * @throws `invalid`
 */
export async function addRecording(
  { database, clock }: Context,
  recording: NewRecording,
): Promise<number> {
  checkAddress(recording.address);
  checkEmbedding(recording);
  const [added] = await database
    .insert(liveRecordings)
    .values({ ...recording, createdAt: clock.now() })
    .returning({ id: liveRecordings.id });
  if (!added) throw new Error("The recording was not stored.");
  return added.id;
}

interface Change {
  title: string;
  isEmbedded: boolean;
  isReleased: boolean;
}

/**
 * Renames a recording, and releases or withdraws it.
 * @throws `invalid`
 */
export async function changeRecording(
  { database, clock }: Context,
  { id, address }: Recording,
  { title, isEmbedded, isReleased }: Change,
): Promise<void> {
  checkEmbedding({ address, isEmbedded });
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  await database
    .update(liveRecordings)
    .set({
      title,
      isEmbedded,
      releasedAt: isReleased ? sql`coalesce(${liveRecordings.releasedAt}, ${now})` : null,
    })
    .where(eq(liveRecordings.id, id));
}

/** Removes a recording; a provider's is only marked, so that it is not fetched again. */
export async function removeRecording(
  { database, clock }: Context,
  { id, externalId }: Recording,
): Promise<void> {
  const isIt = eq(liveRecordings.id, id);
  if (externalId === null) await database.delete(liveRecordings).where(isIt);
  else await database.update(liveRecordings).set({ removedAt: clock.now() }).where(isIt);
}

/**
 * A recording of a class.
 * @throws `not_found`
 */
export async function findRecording(
  { database }: Context,
  { classId, recordingId }: { classId: number; recordingId: number },
): Promise<Recording> {
  const [found] = await database
    .select({ recording: liveRecordings })
    .from(liveRecordings)
    .innerJoin(liveOccurrences, eq(liveOccurrences.id, liveRecordings.occurrenceId))
    .where(
      and(
        eq(liveRecordings.id, recordingId),
        eq(liveOccurrences.classId, classId),
        isNull(liveRecordings.removedAt),
      ),
    );
  if (!found) throw notFound();
  return found.recording;
}

function checkAddress(address: string): void {
  if (readPublicAddress(address) === null) {
    throw invalid({ address: ["Enter an address that begins with https://."] });
  }
}

function checkEmbedding({ address, isEmbedded }: { address: string; isEmbedded: boolean }): void {
  if (isEmbedded && !canEmbedRecording(address)) {
    throw invalid({
      is_embedded: ["Only YouTube, Vimeo and video files can be played here. Show it as a link."],
    });
  }
}
