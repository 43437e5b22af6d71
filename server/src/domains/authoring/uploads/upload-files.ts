import { and, eq, isNull } from "drizzle-orm";

import { sectionFiles, sections } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type FieldMessage, invalid } from "../../../platform/errors/domain-error.ts";
import type { ReceivedFile } from "../../../platform/storage/received-file.ts";
import { readContent, takesAttachments } from "../../courses/index.ts";
import {
  checkFile,
  cleanFileName,
  fileNameKey,
  type StoredFile,
  storeFile,
  uniqueFileName,
} from "../../files/index.ts";
import { findLesson } from "../sections/find-lesson.ts";
import { findPageFiles, type PageFile } from "../sections/find-page-files.ts";
import { changeCourse } from "../structure/change-course.ts";
import { keepStateBefore, keepVersion } from "../versions/keep-versions.ts";

/** Maximum attachments of a paragraph; a draft's `paragraph_files` lists no more. */
const MOST_FILES = 100;

interface Upload {
  pageId: number;
  /** Files with keys `file-{order}-{index}`: the order number of the paragraph, and any number. */
  files: readonly ReceivedFile[];
  /** Author of the change in the page's history. */
  userId: number;
}

/** A file attached to a paragraph. */
interface AttachedFile {
  sectionId: number;
  name: string;
  /** Bytes. */
  size: number;
}

type Issues = Record<string, FieldMessage[]>;

/**
 * Attaches files to the paragraphs of a page, all or none; returns them and the page's new version.
 * Idempotent: a file that a paragraph already has is not attached again.
 * @throws `not_found` when the page is not there, `invalid` naming each refused file under its key
 */
export async function uploadFiles(
  ctx: Context,
  { pageId, files, userId }: Upload,
): Promise<{ files: AttachedFile[]; version: number }> {
  const { courseId } = await findLesson(ctx, pageId);
  refuse(await findIssues(ctx, pageId, files));
  const stored = new Map<ReceivedFile, StoredFile>();
  for (const file of files) stored.set(file, await storeFile(ctx, await file.read()));
  return changeCourse(ctx, courseId, async (inner) => {
    await findLesson(inner, pageId);
    const { assigned, issues } = await assignFiles(inner, pageId, files);
    refuse(issues);
    const known = await findPageFiles(inner, pageId);
    await keepStateBefore(inner, [pageId]);
    const attached: AttachedFile[] = [];
    for (const [file, { id: fileId, ...rest }] of stored) {
      const name = cleanFileName(file.name);
      const wanted = { ...rest, name, fileId, sectionId: assigned.get(file) ?? null };
      attached.push(await attach(inner, known, { ...wanted, use: "attachment" }, file.key));
    }
    const version = await keepVersion(inner, pageId, { userId, continues: true });
    return { files: attached, version };
  });
}

function refuse(issues: Issues): void {
  if (Object.keys(issues).length > 0) throw invalid(issues);
}

/** The issues of each file: its paragraph first, then the file itself. */
async function findIssues(
  ctx: Context,
  pageId: number,
  files: readonly ReceivedFile[],
): Promise<Issues> {
  const { issues } = await assignFiles(ctx, pageId, files);
  for (const file of files) {
    if (issues[file.key]) continue;
    const checked = { name: cleanFileName(file.name), bytes: await file.read() };
    const issue = await checkFile(checked, "attachment", ctx.site.fileLimits);
    if (issue) issues[file.key] = [issue];
  }
  return issues;
}

/** The paragraph that each file is for, by its key. */
async function assignFiles(
  { database }: Context,
  pageId: number,
  files: readonly ReceivedFile[],
): Promise<{ assigned: Map<ReceivedFile, number>; issues: Issues }> {
  const rows = await database
    .select({ id: sections.id, order: sections.order, content: sections.content })
    .from(sections)
    .where(and(eq(sections.pageId, pageId), isNull(sections.deletedAt)));
  const byOrder = new Map(rows.map((row) => [row.order, row]));
  const assigned = new Map<ReceivedFile, number>();
  const issues: Issues = {};
  for (const file of files) {
    const order = /^file-(\d{1,7})-\d{1,7}$/.exec(file.key)?.[1];
    const section = byOrder.get(Number(order));
    if (order === undefined) issues[file.key] = ["This field is not known."];
    else if (!section) issues[file.key] = ["No section of this page has this order number."];
    else if (!takesAttachments(readContent(section.content))) {
      issues[file.key] = ["Only paragraphs carry files."];
    } else assigned.set(file, section.id);
  }
  return { assigned, issues };
}

/**
 * Attaches a file to a section, under a unique name that is added to `known`.
 * @throws `invalid` when the section has as many as it may
 */
async function attach(
  { database }: Context,
  known: PageFile[],
  wanted: PageFile,
  key: string,
): Promise<AttachedFile> {
  const { fileId, size } = wanted;
  const sectionId = Number(wanted.sectionId);
  const own = known.filter((file) => file.sectionId === sectionId);
  const attached = own.filter(({ use }) => use === "attachment");
  const same = attached.find((file) => file.fileId === fileId);
  if (same) return { sectionId, name: same.name, size };
  if (attached.length >= MOST_FILES) {
    const message = "A paragraph carries at most {count} files.";
    throw invalid({ [key]: [{ message, values: { count: MOST_FILES } }] });
  }
  const others = own.filter((file) => file.fileId !== fileId);
  const name = uniqueFileName(wanted.name, new Set(others.map((file) => fileNameKey(file.name))));
  await database
    .insert(sectionFiles)
    .values({ sectionId, name, fileId, use: "attachment", order: attached.length });
  known.push({ ...wanted, name });
  return { sectionId, name, size };
}
