import { MessageChannel } from "node:worker_threads";

import { withTransaction } from "../../../database/with-transaction.ts";
import type { Context } from "../../../platform/context.ts";
import {
  withIdempotency,
  type IdempotentCall,
} from "../../../platform/idempotency/with-idempotency.ts";
import { runInThread } from "../../../platform/worker-threads/run-in-thread.ts";
import {
  checkMediaHead,
  isMediaName,
  type StoredFile,
  storeFile,
  storeLargeFile,
} from "../../files/index.ts";
import { type ArchiveIssue, ArchiveRefused } from "./archive-issue.ts";
import { designImported } from "./design-events.ts";
import type { ImportProgress } from "./import-progress.ts";
import { type OpenArchive, openArchive } from "./open-archive.ts";
import type { RawEntry } from "./raw-entry.ts";
import type readArchiveTask from "./read-archive-thread.ts";
import type { ReadArchive } from "./read-archive.ts";
import { readEntry, readEntryHead } from "./read-entry.ts";
import { storeDesign } from "./store-design.ts";
import { writeArchivedCourse } from "./write-archived-course.ts";

export interface ImportedCourse {
  courseId: number;
  /** Warnings that did not prevent the import: unused files, HTML that is not allowed. */
  warnings: readonly ArchiveIssue[];
}

/** What to import, and for whom. */
export interface ImportInput {
  /** A folder, or a zip. */
  path: string;
  /** Who is assigned to the course; no one unless given. */
  authorId?: number;
  /** Students see it at once; it is a draft otherwise, whatever the archive's status. */
  publishes?: boolean;
  /** The idempotent call, if it may be repeated. */
  idempotent?: IdempotentCall | null;
  onProgress?: (progress: ImportProgress) => void;
}

/**
 * Creates a new course from an archive, all or nothing. Files are stored before the transaction
 * begins; if the import fails, the next one finds and reuses them.
 * @throws ArchiveRefused with every issue of the archive, before anything is written
 */
export async function importCourse(ctx: Context, input: ImportInput): Promise<ImportedCourse> {
  const { path, authorId, publishes = false, idempotent = null, onProgress = () => {} } = input;
  const status = publishes ? "published" : "draft";
  const archive = await openArchive(path);
  try {
    const { course, fileNames, warnings } = await readInThread(ctx, path, onProgress);
    const stored = await storeFiles(ctx, archive, fileNames, onProgress);
    const design = course.diploma_design
      ? await storeDesign(ctx, archive, course.diploma_design)
      : null;
    const courseId = await withTransaction(ctx, (transaction) =>
      withIdempotency(transaction, idempotent, async (inner) => {
        const id = await writeArchivedCourse(
          inner,
          { ...course, status },
          stored,
          authorId ?? null,
        );
        if (design) await inner.events.emit(inner, designImported, { courseId: id, design });
        return id;
      }),
    );
    onProgress({ step: "writing", done: 1, total: 1 });
    return { courseId, warnings };
  } finally {
    await archive.close();
  }
}

/** Reading a large course takes seconds, which must not block requests. */
async function readInThread(
  { site: { fileLimits, sizeLimits } }: Context,
  path: string,
  onProgress: (progress: ImportProgress) => void,
): Promise<ReadArchive> {
  const { port1: received, port2: progress } = new MessageChannel();
  received.on("message", onProgress);
  try {
    const module = new URL("read-archive-thread.ts", import.meta.url);
    const input = { path, granted: { fileLimits, sizeLimits }, progress };
    const verdict = await runInThread<typeof readArchiveTask>(module, input, [progress]);
    if ("issues" in verdict) throw new ArchiveRefused(verdict.issues);
    return verdict.archive;
  } finally {
    received.close();
  }
}

async function storeFiles(
  ctx: Context,
  archive: OpenArchive,
  names: readonly string[],
  onProgress: (progress: ImportProgress) => void,
): Promise<Map<string, StoredFile>> {
  const stored = new Map<string, StoredFile>();
  for (const name of names) {
    const entry = archive.files.get(name);
    if (!entry) throw changedMeanwhile(name);
    stored.set(name, await (isMediaName(name) ? storeMedia : storeWhole)(ctx, name, entry));
    onProgress({ step: "storing", done: stored.size, total: names.length });
  }
  return stored;
}

async function storeWhole(ctx: Context, name: string, entry: RawEntry): Promise<StoredFile> {
  const bytes = await readEntry(entry, entry.size);
  if (typeof bytes === "string") throw changedMeanwhile(name);
  return storeFile(ctx, bytes, { isShown: true });
}

/** Streamed, because videos do not fit in memory. */
async function storeMedia(ctx: Context, name: string, entry: RawEntry): Promise<StoredFile> {
  const head = await readEntryHead(entry, entry.size);
  const verdict = typeof head === "string" ? null : await checkMediaHead(name, head);
  if (!verdict || "issue" in verdict) throw changedMeanwhile(name);
  return storeLargeFile(ctx, () => entry.open(), verdict.mediaType);
}

function changedMeanwhile(name: string): Error {
  return new Error(`The archive changed while it was read: ${name}`);
}
