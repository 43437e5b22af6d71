import { and, asc, eq, gt, or } from "drizzle-orm";

import {
  authoringDrafts,
  courses,
  mediaUploads,
  pages,
  pageVersions,
} from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";

const draftList = definePart({
  name: "drafts",
  tables: ["authoring_drafts"],
  title: {
    en: "What you began to write for courses",
    es: "Lo que has empezado a escribir para cursos",
  },
  fields: {
    form: { en: "Form", es: "Formulario" },
    text: { en: "Text", es: "Texto" },
    saved_at: { en: "Saved", es: "Guardado" },
  },
  async *read({ database }, { userId }) {
    const keys = await database
      .select({ key: authoringDrafts.key })
      .from(authoringDrafts)
      .where(eq(authoringDrafts.userId, userId))
      .orderBy(asc(authoringDrafts.key));
    // A draft may be as large as a page.
    for (const { key } of keys) {
      const [draft] = await database
        .select()
        .from(authoringDrafts)
        .where(and(eq(authoringDrafts.userId, userId), eq(authoringDrafts.key, key)));
      if (!draft) continue;
      yield { form: key, text: JSON.stringify(draft.body), saved_at: draft.savedAt };
    }
  },
});

/** A person has at most five unfinished ones; ended ones are deleted after a day. */
const uploadList = definePart({
  name: "uploads",
  tables: ["media_uploads"],
  title: { en: "Videos that you are uploading", es: "Vídeos que estás subiendo" },
  fields: {
    file: { en: "File", es: "Archivo" },
    size: { en: "Size in bytes", es: "Tamaño en bytes" },
    begun_at: { en: "Begun", es: "Inicio" },
  },
  async *read({ database }, { userId }) {
    const uploads = await database
      .select({
        file: mediaUploads.name,
        size: mediaUploads.size,
        begun_at: mediaUploads.createdAt,
      })
      .from(mediaUploads)
      .where(eq(mediaUploads.userId, userId))
      .orderBy(asc(mediaUploads.createdAt), asc(mediaUploads.id));
    yield* uploads;
  },
});

interface PageChange {
  pageId: number;
  version: number;
  course: string;
  page: string;
  at: Date;
}

const pageChanges = definePart({
  name: "page-changes",
  tables: ["page_versions"],
  title: { en: "Pages of courses that you changed", es: "Páginas de cursos que has cambiado" },
  fields: {
    course: { en: "Course", es: "Curso" },
    page: { en: "Page", es: "Página" },
    at: { en: "When", es: "Cuándo" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<PageChange>((after, limit) =>
      database
        .select({
          pageId: pageVersions.pageId,
          version: pageVersions.version,
          course: courses.title,
          page: pages.title,
          at: pageVersions.savedAt,
        })
        .from(pageVersions)
        .innerJoin(pages, eq(pages.id, pageVersions.pageId))
        .innerJoin(courses, eq(courses.id, pages.courseId))
        .where(
          and(
            eq(pageVersions.userId, userId),
            or(
              gt(pageVersions.pageId, after?.pageId ?? 0),
              and(
                eq(pageVersions.pageId, after?.pageId ?? 0),
                gt(pageVersions.version, after?.version ?? 0),
              ),
            ),
          ),
        )
        .orderBy(asc(pageVersions.pageId), asc(pageVersions.version))
        .limit(limit),
    );
    for await (const { course, page, at } of rows) yield { course, page, at };
  },
});

/** Personal data in authoring: a person's unsaved work, and which pages they changed. */
export const authoringPersonalData: PersonalData = {
  parts: [draftList, pageChanges, uploadList],
  goesWithAccount: ["authoring_drafts", "media_uploads"],
  erases: ["page_versions"],
  /** The content belongs to the course; its history loses the name. */
  async erase({ database }, { userId }) {
    await database
      .update(pageVersions)
      .set({ userId: null })
      .where(eq(pageVersions.userId, userId));
  },
};
