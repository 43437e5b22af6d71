import type { ImportRow } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";
import { findKnown } from "./find-known.ts";
import { planImport, type PlannedRow } from "./plan-import.ts";
import { readImportRows } from "./read-import-row.ts";

/** Rows planned between two turns of others. */
const SLICE = 200;

/** What importing rows would do, without doing it. */
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
