import { canEmbedRecording } from "@paso/contract";
import { eq } from "drizzle-orm";

import { liveClasses, liveOccurrences, liveRecordings } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { LiveProvider } from "../providers/live-provider.ts";
import { isWebAddress } from "./web-address.ts";

interface Asked {
  occurrenceId: number;
  meeting: { key: string; id: string };
}

/**
 * Adds the provider's recordings of a class, for its author to release. Those that are already stored
 * stay as they are.
 * @returns whether there are any; null if the provider records nothing for us
 * @throws what the provider throws
 */
export async function storeRecordings(
  ctx: Context,
  { listRecordings }: Pick<LiveProvider, "listRecordings">,
  { occurrenceId, meeting }: Asked,
): Promise<boolean | null> {
  if (!listRecordings) return null;
  const found = (await listRecordings(meeting)).filter(({ address }) => isWebAddress(address));
  const [live] = await ctx.database
    .select({ title: liveClasses.title })
    .from(liveOccurrences)
    .innerJoin(liveClasses, eq(liveClasses.id, liveOccurrences.classId))
    .where(eq(liveOccurrences.id, occurrenceId));
  if (!live || found.length === 0) return false;
  await ctx.database
    .insert(liveRecordings)
    .values(
      found.map(({ id, address, password }, index) => ({
        occurrenceId,
        externalId: id,
        title: found.length === 1 ? live.title : `${live.title} (${index + 1})`,
        address,
        password: password ?? "",
        isEmbedded: canEmbedRecording(address),
        createdAt: ctx.clock.now(),
      })),
    )
    .onConflictDoNothing();
  return true;
}
