import type { ImportRow } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { findKnown } from "./find-known.ts";
import { type MissingGroup, planImport, type PlannedRow } from "./plan-import.ts";
import { readImportRows } from "./read-import-row.ts";

/** Rows planned before yielding to the event loop. */
const SLICE = 200;

/** Dry run of importing rows: what becomes of each, and the groups that their courses do not have. */
export async function checkImport(
  ctx: Context,
  rows: readonly ImportRow[],
  { createsGroups }: { createsGroups: boolean },
): Promise<{ planned: PlannedRow[]; missing: MissingGroup[] }> {
  const pause = shareEventLoop();
  const read = readImportRows(rows);
  await pause();
  const known = await findKnown(ctx, read);
  const planned: PlannedRow[] = [];
  const missing: MissingGroup[] = [];
  for (let first = 0; first < read.length; first += SLICE) {
    planned.push(
      ...planImport(read.slice(first, first + SLICE), known, { createsGroups, missing }),
    );
    await pause();
  }
  return { planned, missing };
}
