import { and, asc, eq, gt } from "drizzle-orm";

import {
  courses,
  pages,
  passages,
  sections,
  workbookExports,
} from "../../database/tables/index.ts";
import { inBatches } from "../../platform/in-batches.ts";
import { enqueueJob } from "../../platform/jobs/enqueue-jobs.ts";
import { definePart, type PersonalData } from "../../platform/personal-data/personal-data.ts";
import { deleteFileJob } from "./exports/delete-file-job.ts";

interface KeptPassage {
  id: number;
  course: string;
  page: string;
  quote: string;
  note: string;
  at: Date;
}

const passageList = definePart({
  name: "passages",
  tables: ["passages"],
  title: { en: "Passages you kept while reading", es: "Pasajes que has guardado al leer" },
  fields: {
    course: { en: "Course", es: "Curso" },
    page: { en: "Page", es: "Página" },
    quote: { en: "Passage", es: "Pasaje" },
    note: { en: "Your note", es: "Tu apunte" },
    at: { en: "When", es: "Cuándo" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<KeptPassage>((after, limit) =>
      database
        .select({
          id: passages.id,
          course: courses.title,
          page: pages.title,
          quote: passages.quote,
          note: passages.note,
          at: passages.createdAt,
        })
        .from(passages)
        .innerJoin(sections, eq(sections.id, passages.sectionId))
        .innerJoin(pages, eq(pages.id, sections.pageId))
        .innerJoin(courses, eq(courses.id, pages.courseId))
        .where(and(eq(passages.userId, userId), gt(passages.id, after?.id ?? 0)))
        .orderBy(asc(passages.id))
        .limit(limit),
    );
    for await (const { id: _, ...row } of rows) yield row;
  },
});

/** Personal data in workbooks besides that of learning and opinions. */
export const workbookPersonalData: PersonalData = {
  parts: [passageList],
  withheld: { workbook_exports: "Where the files are that the person was given." },
  goesWithAccount: ["passages"],
  erases: ["workbook_exports"],
  async erase(ctx, { userId }) {
    const gone = await ctx.database
      .delete(workbookExports)
      .where(eq(workbookExports.userId, userId))
      .returning({ storageKey: workbookExports.storageKey });
    for (const { storageKey } of gone) await enqueueJob(ctx, deleteFileJob, { storageKey });
  },
};
