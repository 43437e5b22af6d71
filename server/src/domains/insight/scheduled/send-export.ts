import type { Locale } from "@paso/contract";
import { and, eq, isNull } from "drizzle-orm";
import { z } from "zod";

import { scheduledExports } from "../../../database/tables/index.ts";
import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/errors/domain-error.ts";
import { defineJob } from "../../../platform/jobs/job.ts";
import { queueMails } from "../../../platform/mail/queue-mail.ts";
import { spreadsheetFile } from "../../../platform/spreadsheet/spreadsheet-file.ts";
import { type CourseContent, courseContentForJob } from "../../courses/index.ts";
import { storeFile } from "../../files/index.ts";
import { exportName, fileLocale } from "../export/export-name.ts";
import { readResultsExport } from "../export/read-results-export.ts";
import { refreshResults } from "../refresh/refresh-results.ts";
import { exportMail } from "./export-mail.ts";
import { findRecipient } from "./find-recipient.ts";
import { nextDue } from "./next-due.ts";
import type { ScheduledExport } from "./present-schedule.ts";
import { writeSpreadsheet } from "./write-spreadsheet.ts";

const payload = z.object({ scheduleId: z.int(), dueAt: z.iso.datetime() });
type Due = z.infer<typeof payload>;

/** Makes a spreadsheet that is due, and mails it. */
export const sendExportJob = defineJob({
  name: "insight.send-export",
  payload,
  urgency: "background",
  run: sendExport,
});

const isDue = ({ scheduleId, dueAt }: Due) =>
  and(
    eq(scheduledExports.id, scheduleId),
    eq(scheduledExports.nextAt, new Date(dueAt)),
    isNull(scheduledExports.pausedAt),
  );

/**
 * Sends a spreadsheet for one due time, at most once however often it runs; deletes the schedule if its
 * recipient may no longer see the results. The mail's row is deleted once it is sent, and the file in
 * the next cleanup: neither keeps students' data longer than needed.
 */
async function sendExport(ctx: Context, due: Due): Promise<void> {
  const [schedule] = await ctx.database.select().from(scheduledExports).where(isDue(due));
  if (!schedule) return;
  const found = await findRecipient(ctx, schedule);
  const content =
    found && (await courseContentForJob(ctx.database, found.course.id, found.course.version));
  if (!content) {
    await ctx.database.delete(scheduledExports).where(isDue(due));
    return;
  }
  await refreshResults(ctx, { courseId: content.id });
  const { person } = found;
  const locale = person.locale ?? schedule.locale;
  const bytes = await makeFile(ctx, { schedule, content, locale });
  const file = bytes && (await storeFile(ctx, bytes));
  const { table, name } = exportName(content, schedule.table, locale);
  await withTransaction(ctx, async (inner) => {
    const now = inner.clock.now();
    const nextAt = nextDue(now, schedule.weekday, inner.site.timeZone);
    // Of two runs that made the file, only one continues: for the other, the schedule has moved on.
    const { rowCount } = await inner.database
      .update(scheduledExports)
      .set({ nextAt, lastSentAt: now })
      .where(isDue(due));
    if (rowCount === 0) return;
    const news = { locale, firstName: person.firstName, courseId: content.id, table };
    const mail = exportMail(
      { ...news, courseTitle: content.title, isAttached: file !== null },
      inner.site,
    );
    await queueMails(inner, [
      {
        ...mail,
        kind: "results-export",
        userId: person.id,
        recipient: person.email,
        locale,
        forgotten: true,
        ...(file && {
          attachment: {
            fileId: file.id,
            storageKey: file.storageKey,
            ...spreadsheetFile(name, schedule.format),
          },
        }),
      },
    ]);
  });
}

interface Made {
  schedule: ScheduledExport;
  content: CourseContent;
  locale: Locale;
}

/** Null if it is too large for a mail. */
async function makeFile(
  ctx: Context,
  { schedule: { table: which, format }, content, locale }: Made,
): Promise<Buffer | null> {
  try {
    const wanted = { content, locale, which, format, asked: {} };
    const written = { format, locale: fileLocale(which, locale) };
    return await writeSpreadsheet(await readResultsExport(ctx, wanted), written);
  } catch (error) {
    if (error instanceof DomainError && error.code === "too_large") return null;
    throw error;
  }
}
