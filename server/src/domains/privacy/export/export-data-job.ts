import { locale } from "@paso/contract";
import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { dataExports } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { defineTrackedJob } from "../../../platform/tracked-jobs/tracked-job.ts";
import { personalData } from "../personal-data/personal-data-of-domains.ts";
import { ExportArchive } from "./export-archive.ts";
import { writeJson } from "./write-json.ts";
import { writePage } from "./write-page.ts";

const parts = personalData.flatMap((domain) => domain.parts ?? []);

/** One per part, plus the picture and the page. */
export const EXPORT_STEPS = parts.length + 2;

/** Makes the copy of a person's data, file by file; an interrupted one starts over. */
export const exportDataJob = defineTrackedJob({
  name: "privacy.export-data",
  input: z.object({ storageKey: z.string(), locale }),
  result: z.null(),
  begin({ storageKey, locale: language }) {
    let archive: ExportArchive | undefined;
    return async (ctx, { done, userId }) => {
      const subject = { userId, locale: language };
      const isFirst = archive === undefined;
      archive ??= await ExportArchive.open(ctx.storage, storageKey);
      const step = isFirst ? 0 : done;
      try {
        const part = parts[step];
        if (part) await archive.add(`json/${part.name}.json`, writeJson(part.read(ctx, subject)));
        else if (step === parts.length) await addPicture(archive, ctx, userId);
        else {
          await archive.add("index.html", writePage(ctx, subject));
          await finish(archive, ctx, { userId, storageKey });
        }
      } catch (error) {
        archive.abort(error);
        archive = undefined;
        throw error;
      }
      return { done: step + 1, result: null };
    };
  },
});

async function addPicture(archive: ExportArchive, ctx: Context, userId: number): Promise<void> {
  for (const { picture } of personalData) {
    const found = await picture?.open(ctx, userId);
    if (found) await archive.add(found.name, found.stream, { isPacked: true });
  }
}

async function finish(
  archive: ExportArchive,
  ctx: Context,
  { userId, storageKey }: { userId: number; storageKey: string },
): Promise<void> {
  const size = await archive.finish();
  const made = await ctx.database
    .update(dataExports)
    .set({ size })
    .where(and(eq(dataExports.userId, userId), eq(dataExports.storageKey, storageKey)))
    .returning({ userId: dataExports.userId });
  // Superseded by a newer request.
  if (made.length === 0) await ctx.storage.delete(storageKey);
}
