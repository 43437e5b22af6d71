import type { MessagePort } from "node:worker_threads";

import { type ArchiveIssue, ArchiveRefused } from "./archive-issue.ts";
import type { ImportProgress } from "./import-progress.ts";
import { type OpenArchive, openArchive } from "./open-archive.ts";
import { type GrantedSize, readArchive, type ReadArchive } from "./read-archive.ts";

interface Input {
  /** Of the archive. */
  path: string;
  granted: GrantedSize;
  /** Where {@link ImportProgress} is sent. */
  progress: MessagePort;
}

/** The result or error of {@link readArchive}, in a form that passes between threads. */
export type ArchiveVerdict = { archive: ReadArchive } | { issues: readonly ArchiveIssue[] };

/** Worker thread task: reads and checks a whole archive. */
export default async function readArchiveTask({
  path,
  granted,
  progress,
}: Input): Promise<ArchiveVerdict> {
  let archive: OpenArchive | undefined;
  try {
    archive = await openArchive(path);
    // A port between threads has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    const report = (step: ImportProgress) => progress.postMessage(step);
    return { archive: await readArchive(archive, granted, report) };
  } catch (error) {
    if (error instanceof ArchiveRefused) return { issues: error.issues };
    throw error;
  } finally {
    progress.close();
    await archive?.close();
  }
}
