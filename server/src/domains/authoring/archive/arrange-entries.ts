import { cleanFileName, fileNameKey } from "../../files/index.ts";
import { type ArchiveIssue, ArchiveRefused, limitIssues } from "./archive-issue.ts";
import type { ArchiveLimits } from "./archive-limits.ts";
import type { RawEntry } from "./raw-entry.ts";

export interface ArrangedEntries {
  course: RawEntry;
  /** The files of `files/`, by name. */
  files: ReadonlyMap<string, RawEntry>;
  /** Paths that don't belong in a course archive. */
  strays: readonly string[];
}

/** Files that operating systems leave behind unasked. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/;
const BIG = 1024 ** 2;

/**
 * Checks the entries against the rules for names and sizes, and sorts them.
 * @throws ArchiveRefused with every issue found
 */
export function arrangeEntries(found: readonly RawEntry[], limits: ArchiveLimits): ArrangedEntries {
  const entries = found.filter(({ path }) => !LITTER.test(path));
  const issues = [
    ...boundIssues(entries, limits),
    ...entries.flatMap((entry) => entryIssues(entry, limits)),
  ];
  const prefix = findPrefix(entries);
  const course = entries.find(({ path }) => path === `${prefix}course.json`);
  if (!course) issues.push(wholeIssue("The archive has no course.json."));
  const files = new Map<string, RawEntry>();
  const strays: string[] = [];
  const taken = new Set<string>();
  for (const entry of entries) {
    if (entry === course || isOutside(entry.path)) continue;
    const path = entry.path.slice(prefix.length).normalize("NFC");
    if (!path.startsWith("files/")) {
      strays.push(entry.path);
      continue;
    }
    const name = path.slice("files/".length);
    issues.push(...nameIssues(name, taken));
    taken.add(fileNameKey(name));
    files.set(name, entry);
  }
  if (issues.length > 0 || !course) throw new ArchiveRefused(limitIssues(issues));
  return { course, files, strays };
}

function wholeIssue(
  message: ArchiveIssue["message"],
  values?: ArchiveIssue["values"],
): ArchiveIssue {
  return { location: { whole: true }, field: null, message, ...(values ? { values } : {}) };
}

function fileIssue(
  file: string,
  message: ArchiveIssue["message"],
  values?: ArchiveIssue["values"],
): ArchiveIssue {
  return { location: { file }, field: null, message, ...(values ? { values } : {}) };
}

function boundIssues(entries: readonly RawEntry[], limits: ArchiveLimits): ArchiveIssue[] {
  const issues: ArchiveIssue[] = [];
  if (entries.length > limits.files) {
    issues.push(wholeIssue("There are more than {count} files.", { count: limits.files }));
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.totalBytes) {
    const size = Math.floor(limits.totalBytes / 1024 ** 2);
    issues.push(wholeIssue("All files together are larger than {size} MB.", { size }));
  }
  return issues;
}

function entryIssues(entry: RawEntry, limits: ArchiveLimits): ArchiveIssue[] {
  const { path, size, packedSize, isLink } = entry;
  if (isOutside(path)) return [fileIssue(path, "This name leads out of the archive.")];
  if (isLink) return [fileIssue(path, "This is a link, not a file.")];
  if (size > BIG && size > packedSize * limits.ratio) {
    return [fileIssue(path, "This unpacks to far more than it holds.")];
  }
  return [];
}

/** Absolute paths, `..`, backslashes and drive letters, of any operating system. */
function isOutside(path: string): boolean {
  return (
    /[\\\0]/.test(path) ||
    /^[A-Za-z]:/.test(path) ||
    path.split("/").some((part) => part === "" || part === "." || part === "..")
  );
}

/** The archive's only top folder with its slash, or nothing if `course.json` is at the root. */
function findPrefix(entries: readonly RawEntry[]): string {
  const paths = entries.map(({ path }) => path);
  if (paths.includes("course.json")) return "";
  const tops = new Set(paths.filter((path) => !isOutside(path)).map((path) => path.split("/")[0]));
  const [top] = tops;
  return tops.size === 1 && paths.includes(`${top}/course.json`) ? `${top}/` : "";
}

function nameIssues(name: string, taken: ReadonlySet<string>): ArchiveIssue[] {
  const file = `files/${name}`;
  if (name.includes("/")) return [fileIssue(file, "Put this file directly into the folder files.")];
  const clean = cleanFileName(name);
  if (clean !== name) {
    return [fileIssue(file, "This name cannot be kept. Call the file {name}.", { name: clean })];
  }
  if (taken.has(fileNameKey(name))) {
    return [fileIssue(file, "There are two files of this name, upper and lower case apart.")];
  }
  return [];
}
