import { setTimeout } from "node:timers/promises";

import { locale, type WorkbookEntry, workbookFormat } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { workbookExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { defineTrackedJob } from "../../../platform/tracked-jobs/tracked-job.ts";
import { runInThread } from "../../../platform/worker-threads/run-in-thread.ts";
import type drawBookTask from "../document/draw-book-thread.ts";
import { writeBook } from "../document/write-book.ts";
import { gatherCourse } from "./gather-course.ts";

/** One step per course, one to render, and one to store. */
export function exportSteps(courses: number): number {
  return courses + 2;
}

/** Milliseconds for which one step waits for rendering. */
const PATIENCE = 1_000;

const DRAWING = new URL("../document/draw-book-thread.ts", import.meta.url);

/** Makes a file of a workbook; an interrupted one starts over. */
export const makeExportJob = defineTrackedJob({
  name: "workbook.make-export",
  input: z.object({
    storageKey: z.string(),
    courseIds: z.array(z.int()),
    format: workbookFormat,
    locale,
  }),
  result: z.null(),
  begin({ storageKey, courseIds, format, locale: language }) {
    let done = 0;
    const entries: WorkbookEntry[] = [];
    let drawing: Promise<Uint8Array> | undefined;
    return async (ctx, { userId }) => {
      const courseId = courseIds[done];
      if (courseId !== undefined) {
        entries.push(...(await gatherCourse(ctx, { userId, courseId, locale: language })));
        done += 1;
      } else if (!drawing) {
        const book = await writeBook(ctx, { userId, entries, locale: language, format });
        drawing = runInThread<typeof drawBookTask>(DRAWING, book);
        drawing.catch(() => undefined);
        done += 1;
      } else {
        // Each step is a transaction, which must not be idle for long.
        const bytes = await Promise.race([drawing, setTimeout(PATIENCE, null, { ref: false })]);
        if (bytes) {
          await store(ctx, { userId, storageKey, bytes });
          done += 1;
        }
      }
      return { done, result: null };
    };
  },
});

async function store(
  ctx: Context,
  { userId, storageKey, bytes }: { userId: number; storageKey: string; bytes: Uint8Array },
): Promise<void> {
  await ctx.storage.delete(storageKey);
  await ctx.storage.put(storageKey, bytes);
  const made = await ctx.database
    .update(workbookExports)
    .set({ size: bytes.length })
    .where(and(eq(workbookExports.userId, userId), eq(workbookExports.storageKey, storageKey)))
    .returning({ id: workbookExports.id });
  // Superseded by a newer request.
  if (made.length === 0) await ctx.storage.delete(storageKey);
}
