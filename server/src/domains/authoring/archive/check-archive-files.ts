import type { FileLimits } from "../../../platform/context.ts";
import type { FieldMessage } from "../../../platform/errors/domain-error.ts";
import {
  checkFile,
  checkMediaHead,
  type FileUse,
  isMediaName,
  largestFile,
} from "../../files/index.ts";
import type { ArchiveIssue } from "./archive-issue.ts";
import type { OpenArchive } from "./open-archive.ts";
import type { ArchiveFileMention } from "./prepare-sections.ts";
import type { RawEntry } from "./raw-entry.ts";
import { readEntry, readEntryHead } from "./read-entry.ts";

/**
 * Checks that the files the course refers to are in the archive, can be unpacked, and are what
 * their names say. Each is read once, one after the other.
 * @param fileLimits limits of the site
 * @param onFile called after every file, with the number of those done
 */
export async function findFileIssues(
  archive: Pick<OpenArchive, "files">,
  mentions: readonly ArchiveFileMention[],
  fileLimits: FileLimits,
  onFile: (done: number) => void,
): Promise<ArchiveIssue[]> {
  const issues: ArchiveIssue[] = repeatedNames(mentions);
  const byName = Map.groupBy(mentions, ({ name }) => name);
  let done = 0;
  for (const [name, mentioned] of byName) {
    const entry = archive.files.get(name);
    const wrong = entry
      ? await judge(entry, name, new Set(mentioned.map(({ use }) => use)), fileLimits)
      : () => ({ message: "The file {name} is not in the archive." as const, values: { name } });
    for (const { location, field, use } of mentioned) {
      const said = wrong(use);
      if (said)
        issues.push({ location, field, ...(typeof said === "string" ? { message: said } : said) });
    }
    onFile(++done);
  }
  return issues;
}

/** The issue with a file, for each of its uses. */
async function judge(
  entry: RawEntry,
  name: string,
  uses: ReadonlySet<FileUse>,
  fileLimits: FileLimits,
): Promise<(use: FileUse) => FieldMessage | null> {
  const most = Math.max(...[...uses].map((use) => largestFile(use, fileLimits)));
  const isMedia = isMediaName(name);
  const bytes = await (isMedia ? readEntryHead : readEntry)(entry, most);
  if (bytes === "too large") {
    const size = Math.floor(most / 1024 ** 2);
    return () => ({ message: "This file is larger than {size} MB.", values: { size } });
  }
  if (bytes === "unreadable") return () => "This cannot be unpacked.";
  const verdicts = new Map<FileUse, FieldMessage | null>();
  for (const use of uses) {
    const isPlayed = isMedia && (use === "video" || use === "link");
    verdicts.set(
      use,
      await (isPlayed ? judgeMedia(name, bytes) : checkFile({ name, bytes }, use, fileLimits)),
    );
  }
  return (use) => verdicts.get(use) ?? null;
}

async function judgeMedia(name: string, head: Uint8Array): Promise<FieldMessage | null> {
  if (head.length === 0) return "This file is empty.";
  const verdict = await checkMediaHead(name, head);
  return "issue" in verdict ? verdict.issue : null;
}

function repeatedNames(mentions: readonly ArchiveFileMention[]): ArchiveIssue[] {
  const attachments = mentions.filter(({ use }) => use === "attachment");
  const byLocation = Map.groupBy(attachments, ({ location }) => location);
  return [...byLocation].flatMap(([location, named]) =>
    new Set(named.map(({ name }) => name)).size === named.length
      ? []
      : [{ location, field: "paragraph_files", message: "Name each file once." as const }],
  );
}
