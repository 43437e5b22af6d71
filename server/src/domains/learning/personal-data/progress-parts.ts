import { and, asc, eq, gt } from "drizzle-orm";

import {
  courses,
  notes,
  pageFinishes,
  pages,
  playbacks,
  progress,
  sections,
} from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart } from "../../../platform/personal-data/personal-data.ts";
import { kindOf, readContent } from "../../courses/index.ts";

const COURSE = { en: "Course", es: "Curso" };
const PAGE = { en: "Page", es: "Página" };
const CHANGED = { en: "Last changed", es: "Último cambio" };

interface Step {
  key: number;
  page: string;
  course: string;
  content: (typeof sections.$inferSelect)["content"];
  status: "show_something" | "finished";
  updatedAt: Date;
}

const steps = definePart({
  name: "progress",
  tables: ["progress"],
  title: { en: "Progress, section by section", es: "Progreso, sección por sección" },
  fields: {
    course: COURSE,
    page: PAGE,
    section: { en: "Section", es: "Sección" },
    finished: { en: "Finished", es: "Terminada" },
    updated_at: CHANGED,
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<Step>((after, limit) =>
      database
        .select({
          key: progress.sectionId,
          page: pages.title,
          course: courses.title,
          content: sections.content,
          status: progress.status,
          updatedAt: progress.updatedAt,
        })
        .from(progress)
        .innerJoin(sections, eq(sections.id, progress.sectionId))
        .innerJoin(pages, eq(pages.id, progress.pageId))
        .innerJoin(courses, eq(courses.id, pages.courseId))
        .where(and(eq(progress.userId, userId), gt(progress.sectionId, after?.key ?? 0)))
        .orderBy(asc(progress.sectionId))
        .limit(limit),
    );
    for await (const { course, page, content: stored, status, updatedAt } of rows) {
      const content = readContent(stored);
      const section = kindOf(content).title(content);
      yield { course, page, section, finished: status === "finished", updated_at: updatedAt };
    }
  },
});

const finishedPages = definePart({
  name: "finished-pages",
  tables: ["page_finishes"],
  title: { en: "Pages you finished", es: "Páginas que has terminado" },
  fields: { course: COURSE, page: PAGE, finished_at: { en: "When", es: "Cuándo" } },
  async *read({ database }, { userId }) {
    const rows = inBatches<{ key: number; course: string; page: string; finished_at: Date }>(
      (after, limit) =>
        database
          .select({
            key: pages.id,
            course: courses.title,
            page: pages.title,
            finished_at: pageFinishes.finishedAt,
          })
          .from(pageFinishes)
          .innerJoin(pages, eq(pages.id, pageFinishes.pageId))
          .innerJoin(courses, eq(courses.id, pageFinishes.courseId))
          .where(and(eq(pageFinishes.userId, userId), gt(pages.id, after?.key ?? 0)))
          .orderBy(asc(pages.id))
          .limit(limit),
    );
    for await (const { key: _, ...row } of rows) yield row;
  },
});

const noteList = definePart({
  name: "notes",
  tables: ["notes"],
  title: { en: "Notes", es: "Apuntes" },
  fields: { course: COURSE, page: PAGE, text: { en: "Text", es: "Texto" }, updated_at: CHANGED },
  async *read({ database }, { userId }) {
    const rows = inBatches<{
      key: number;
      course: string;
      page: string;
      text: string;
      updated_at: Date;
    }>((after, limit) =>
      database
        .select({
          key: notes.pageId,
          course: courses.title,
          page: pages.title,
          text: notes.text,
          updated_at: notes.updatedAt,
        })
        .from(notes)
        .innerJoin(pages, eq(pages.id, notes.pageId))
        .innerJoin(courses, eq(courses.id, pages.courseId))
        .where(and(eq(notes.userId, userId), gt(notes.pageId, after?.key ?? 0)))
        .orderBy(asc(notes.pageId))
        .limit(limit),
    );
    for await (const { key: _, ...row } of rows) yield row;
  },
});

const playbackList = definePart({
  name: "videos",
  tables: ["playbacks"],
  title: { en: "Videos you are in the middle of", es: "Vídeos que tienes a medias" },
  fields: {
    course: COURSE,
    page: PAGE,
    video: { en: "Video", es: "Vídeo" },
    position: { en: "Where you stopped, in seconds", es: "Dónde lo dejaste, en segundos" },
    duration: { en: "Length, in seconds", es: "Duración, en segundos" },
    watched: { en: "Watched, in seconds", es: "Visto, en segundos" },
    updated_at: CHANGED,
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<{
      playback: typeof playbacks.$inferSelect;
      course: string;
      page: string;
    }>((after, limit) =>
      database
        .select({ playback: playbacks, course: courses.title, page: pages.title })
        .from(playbacks)
        .innerJoin(sections, eq(sections.id, playbacks.sectionId))
        .innerJoin(pages, eq(pages.id, sections.pageId))
        .innerJoin(courses, eq(courses.id, pages.courseId))
        .where(
          and(
            eq(playbacks.userId, userId),
            gt(playbacks.sectionId, after?.playback.sectionId ?? 0),
          ),
        )
        .orderBy(asc(playbacks.sectionId))
        .limit(limit),
    );
    for await (const { playback, course, page } of rows) {
      const { video, position, duration, watched, updatedAt } = playback;
      const stretches = watched.map(([from, to]) => `${Math.round(from)}–${Math.round(to)}`);
      yield { course, page, video, position, duration, watched: stretches, updated_at: updatedAt };
    }
  },
});

/** How far a person is, and what they wrote and watched on the way. */
export const progressParts = [steps, finishedPages, noteList, playbackList];
