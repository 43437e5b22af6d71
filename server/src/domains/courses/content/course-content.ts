import { sql } from "drizzle-orm";

import type { Database } from "../../../database/connection.ts";
import type { StoredContent } from "../../../database/tables/index.ts";
import type { ContentFile } from "../kinds/content-file.ts";
import { readContent, type SectionContent } from "../kinds/section-kinds.ts";

export interface ContentSection {
  readonly id: number;
  readonly pageId: number;
  /** Null in the survey. */
  readonly moduleId: number | null;
  readonly order: number;
  /** Position on its page, from 0. */
  readonly index: number;
  readonly content: Readonly<SectionContent>;
  /** Attachments in their order, then inline files. */
  readonly files: readonly ContentFile[];
}

export interface ContentPage {
  readonly id: number;
  /** Null for the survey. */
  readonly moduleId: number | null;
  readonly kind: "lesson" | "survey";
  readonly order: number;
  readonly title: string;
  /** Position among {@link CourseContent.pages}, from 0; the survey comes after the last. */
  readonly index: number;
  readonly sections: readonly ContentSection[];
}

export interface ContentModule {
  readonly id: number;
  readonly order: number;
  readonly title: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly pages: readonly ContentPage[];
}

/** A whole course as its students take it: everything but the people. Deleted parts are excluded. */
export interface CourseContent {
  readonly id: number;
  /** Identifies this state of the course; it changes with the course or anything in it. */
  readonly version: number;
  readonly title: string;
  /** Web address or `files/NAME`; empty for none. */
  readonly thumbnail: string;
  readonly thumbnailFile: ContentFile | null;
  /** Position among the courses. */
  readonly order: number;
  readonly language: "en" | "es";
  readonly status: "published" | "draft";
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly hasDiploma: boolean;
  readonly allowSeeking: boolean;
  readonly freeNavigation: boolean;
  readonly modules: readonly ContentModule[];
  /** Lesson pages in the order they are taken, across modules. */
  readonly pages: readonly ContentPage[];
  readonly survey: ContentPage | null;
  readonly modulesById: ReadonlyMap<number, ContentModule>;
  /** The survey included. */
  readonly pagesById: ReadonlyMap<number, ContentPage>;
  readonly sectionsById: ReadonlyMap<number, ContentSection>;
}

/**
 * Reads a whole course; null when there is none or it is deleted.
 * One statement, so that version and content are consistent even while an author saves.
 */
export async function loadCourseContent(
  database: Database,
  courseId: number,
): Promise<CourseContent | null> {
  const result = await database.execute<{ course: CourseRow }>(courseStatement(courseId));
  const row = result.rows[0];
  return row ? assembleCourse(row.course) : null;
}

type Instant = string | null;

interface FileRow extends ContentFile {
  sectionId: number;
}
interface SectionRow {
  id: number;
  pageId: number;
  order: number;
  content: StoredContent;
}
interface PageRow {
  id: number;
  moduleId: number | null;
  kind: "lesson" | "survey";
  order: number;
  title: string;
}
interface ModuleRow {
  id: number;
  order: number;
  title: string;
  startsAt: Instant;
  endsAt: Instant;
}
/** The row returned by the statement; lists are ordered. */
interface CourseRow extends Pick<
  CourseContent,
  | "id"
  | "version"
  | "title"
  | "thumbnail"
  | "thumbnailFile"
  | "order"
  | "language"
  | "status"
  | "hasDiploma"
  | "allowSeeking"
  | "freeNavigation"
> {
  startsAt: Instant;
  endsAt: Instant;
  modules: ModuleRow[];
  pages: PageRow[];
  sections: SectionRow[];
  files: FileRow[];
}

const courseStatement = (courseId: number) => sql`
  with module as (
    select * from modules where course_id = ${courseId} and deleted_at is null
  ), page as (
    select p.*, m.position as module_position from pages p left join module m on m.id = p.module_id
    where p.course_id = ${courseId} and p.deleted_at is null
      and (m.id is not null or p.kind = 'survey')
  ), section as (
    select s.* from sections s join page on page.id = s.page_id where s.deleted_at is null
  )
  select json_build_object(
    'id', c.id, 'version', c.version, 'title', c.title, 'thumbnail', c.thumbnail,
    'thumbnailFile', (select json_build_object(
        'name', substr(c.thumbnail, 7), 'use', 'inline', 'storageKey', f.storage_key,
        'mediaType', f.media_type, 'size', f.size, 'width', f.width, 'height', f.height,
        'picture', v.made)
      from files f left join picture_variants v on v.file_id = f.id
      where f.id = c.thumbnail_file_id),
    'order', c.position, 'language', c.language, 'status', c.status, 'startsAt', c.starts_at, 'endsAt', c.ends_at,
    'hasDiploma', c.has_diploma, 'allowSeeking', c.allow_seeking,
    'freeNavigation', c.free_navigation,
    'modules', (select coalesce(json_agg(json_build_object(
        'id', id, 'order', position, 'title', title, 'startsAt', starts_at, 'endsAt', ends_at)
      order by position), '[]') from module),
    'pages', (select coalesce(json_agg(json_build_object(
        'id', id, 'moduleId', module_id, 'kind', kind, 'order', position, 'title', title)
      order by module_position nulls last, position), '[]') from page),
    'sections', (select coalesce(json_agg(json_build_object(
        'id', id, 'pageId', page_id, 'order', position, 'content', content)
      order by position), '[]') from section),
    'files', (select coalesce(json_agg(json_build_object(
        'sectionId', u.section_id, 'name', u.name, 'use', u.use, 'storageKey', f.storage_key,
        'mediaType', f.media_type, 'size', f.size, 'width', f.width, 'height', f.height,
        'picture', v.made)
      order by u.use, u.position, u.name), '[]')
      from section_files u join section on section.id = u.section_id join files f on f.id = u.file_id
      left join picture_variants v on v.file_id = f.id)
  ) as course
  from courses c where c.id = ${courseId} and c.deleted_at is null`;

function assembleCourse(row: CourseRow): CourseContent {
  const files = Map.groupBy(row.files, (file) => file.sectionId);
  const sections = Map.groupBy(row.sections, (section) => section.pageId);
  const pages = row.pages.map((page, index): ContentPage => ({
    ...page,
    index,
    sections: (sections.get(page.id) ?? []).map((section, position) => ({
      ...section,
      content: readContent(section.content),
      moduleId: page.moduleId,
      index: position,
      files: (files.get(section.id) ?? []).map(({ sectionId: _, ...file }) => file),
    })),
  }));
  const modules = row.modules.map((module): ContentModule => ({
    ...module,
    startsAt: instantOf(module.startsAt),
    endsAt: instantOf(module.endsAt),
    pages: pages.filter((page) => page.moduleId === module.id),
  }));
  const { sections: _sections, files: _files, ...course } = row;
  return {
    ...course,
    startsAt: instantOf(row.startsAt),
    endsAt: instantOf(row.endsAt),
    modules,
    pages: pages.filter((page) => page.kind === "lesson"),
    survey: pages.find((page) => page.kind === "survey") ?? null,
    modulesById: mapById(modules),
    pagesById: mapById(pages),
    sectionsById: mapById(pages.flatMap((page) => page.sections)),
  };
}

function instantOf(value: Instant): Date | null {
  return value === null ? null : new Date(value);
}

function mapById<Part extends { readonly id: number }>(parts: Part[]): Map<number, Part> {
  return new Map(parts.map((part) => [part.id, part]));
}
