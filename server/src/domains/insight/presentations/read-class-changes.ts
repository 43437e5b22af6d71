import type { ClassChange } from "@paso/contract";
import { inArray } from "drizzle-orm";

import { presentations } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { askedAt } from "./find-presentation.ts";

/** When a question closes does not depend on whether it has two rounds. */
const ONE_ROUND = () => false;

/** The current questions of presentations, by their ids. */
export async function readClassChanges(
  { database, clock }: Context,
  ids: readonly number[],
): Promise<Map<number, ClassChange>> {
  const rows = await database
    .select()
    .from(presentations)
    .where(inArray(presentations.id, [...ids]));
  const now = clock.now();
  return new Map(
    rows.map((row) => {
      const asked = askedAt(row, now, ONE_ROUND);
      return [
        row.id,
        {
          section_id: asked?.sectionId ?? null,
          state: asked?.state ?? null,
          round: asked?.round ?? null,
          ended: row.expiresAt <= now,
        },
      ];
    }),
  );
}
