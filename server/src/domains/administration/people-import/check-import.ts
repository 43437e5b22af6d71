import type { ImportRow } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { findKnown } from "./find-known.ts";
import { planImport, type PlannedRow } from "./plan-import.ts";
import { readImportRows } from "./read-import-row.ts";

/** Rows planned before yielding to the event loop. */
const SLICE = 200;

/** Dry run of importing rows. */
export async function checkImport(ctx: Context, rows: readonly ImportRow[]): Promise<PlannedRow[]> {
  const pause = shareEventLoop();
  const read = readImportRows(rows);
  await pause();
  const known = await findKnown(ctx, read);
  const planned: PlannedRow[] = [];
  for (let first = 0; first < read.length; first += SLICE) {
    planned.push(...planImport(read.slice(first, first + SLICE), known));
    await pause();
  }
  return planned;
}
