import type { SectionDraft } from "@paso/contract";

import { formatLocalDate } from "../../../platform/local-date.ts";
import {
  type ContentFile,
  type ContentSection,
  type CourseContent,
  draftOfContent,
  renameFiles,
  surveyDraftOfContent,
} from "../../courses/index.ts";
import { fileNameKey, uniqueFileName } from "../../files/index.ts";
import type { ArchivedPicture } from "./design-events.ts";
import { type DesignOf, replacePictures } from "./design-pictures.ts";
import { type ArchiveOutline, writeCourseJson } from "./write-course-json.ts";

type ArchivedFile = Pick<ContentFile, "name" | "storageKey" | "size">;

/** The content of an archive to write. */
export interface ArchivedCourse {
  /** The text of `course.json`. */
  json: string;
  /** Stored files by their name in `files/`, in name order. */
  files: ReadonlyMap<string, ArchivedFile>;
}

/**
 * A course as an archive, in canonical form: importing it and exporting it again gives the same
 * bytes. If sections use one name for different files, these are renamed apart.
 * @param design the course's own diploma design; null for none
 * @param timeZone IANA name; dates in the archive are local to it
 */
export async function archiveOfCourse(
  content: CourseContent,
  design: DesignOf<ArchivedPicture> | null,
  timeZone: string,
): Promise<ArchivedCourse> {
  const files = new ArchivedFiles();
  const local = (date: Date | null) => (date ? formatLocalDate(date, timeZone) : null);
  const window = ({ startsAt, endsAt }: { startsAt: Date | null; endsAt: Date | null }) => ({
    start_date: local(startsAt),
    end_date: local(endsAt),
  });
  const course: ArchiveOutline = {
    format: "course-archive/1",
    language: content.language,
    title: content.title,
    thumbnail: content.thumbnailFile
      ? `files/${files.add(content.thumbnailFile)}`
      : content.thumbnail,
    order: content.order,
    ...window(content),
    status: content.status,
    has_diploma: content.hasDiploma,
    allow_seeking: content.allowSeeking,
    ...(content.freeNavigation ? { free_navigation: true } : {}),
    ...(design && {
      diploma_design: replacePictures(design, (picture) => `files/${files.add(picture)}`),
    }),
    modules: content.modules.map((module) => ({
      order: module.order,
      title: module.title,
      ...window(module),
      pages: module.pages.map((page) => ({
        order: page.order,
        title: page.title,
        sections: [],
      })),
    })),
    surveys: content.survey
      ? [
          {
            sections: content.survey.sections.map((section) =>
              surveyDraftOfContent(section.content),
            ),
          },
        ]
      : [],
  };
  const sections = content.pages.map((page) => page.sections);
  const json = await writeCourseJson(course, sections, (section) => draftOfSection(section, files));
  return { json, files: files.sorted() };
}

function draftOfSection(section: ContentSection, files: ArchivedFiles): SectionDraft {
  const { content, order } = section;
  const named = section.files.map((file) => ({ file, name: files.add(file) }));
  const attachments = named.filter(({ file }) => file.use === "attachment");
  const inline = new Map(
    named.flatMap(({ file, name }) => (file.use === "inline" ? [[file.name, name] as const] : [])),
  );
  return draftOfContent(
    order,
    renameFiles(content, (name) => {
      const other = inline.get(name);
      return other === undefined || other === name ? null : other;
    }),
    attachments.map(({ name }) => name),
  );
}

/** Gives every stored file a name in the archive's one folder. */
class ArchivedFiles {
  readonly #byName = new Map<string, ArchivedFile>();
  readonly #names = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** The file's name in the archive: its own, unless another file already has it. */
  add(file: ArchivedFile): string {
    const identity = `${file.storageKey} ${file.name}`;
    const known = this.#names.get(identity);
    if (known !== undefined) return known;
    const name = uniqueFileName(file.name, this.#taken);
    this.#names.set(identity, name);
    this.#taken.add(fileNameKey(name));
    this.#byName.set(name, file);
    return name;
  }

  sorted(): Map<string, ArchivedFile> {
    return new Map([...this.#byName].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}
