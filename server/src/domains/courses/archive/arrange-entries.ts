import { cleanFileName, fileNameKey } from "../../files/index.ts";
import { type ArchiveFault, ArchiveRefused } from "./archive-fault.ts";
import type { ArchiveLimits } from "./archive-limits.ts";
import type { RawEntry } from "./raw-entry.ts";

export interface ArrangedEntries {
  course: RawEntry;
  /** The files of `files/`, by name. */
  files: ReadonlyMap<string, RawEntry>;
  /** Paths that are no part of a course archive. */
  strays: readonly string[];
}

/** What operating systems leave behind without being asked. */
const LITTER = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$)/;
const BIG = 1024 ** 2;

/**
 * Holds what was found against the rules for names and sizes, and sorts it.
 * @throws ArchiveRefused with every fault found
 */
export function arrangeEntries(found: readonly RawEntry[], limits: ArchiveLimits): ArrangedEntries {
  const entries = found.filter(({ path }) => !LITTER.test(path));
  const faults = [
    ...boundFaults(entries, limits),
    ...entries.flatMap((entry) => entryFaults(entry, limits)),
  ];
  const prefix = findPrefix(entries);
  const course = entries.find(({ path }) => path === `${prefix}course.json`);
  if (!course) faults.push(wholeFault("The archive has no course.json."));
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
    faults.push(...nameFaults(name, taken));
    taken.add(fileNameKey(name));
    files.set(name, entry);
  }
  if (faults.length > 0 || !course) throw new ArchiveRefused(faults);
  return { course, files, strays };
}

function wholeFault(
  message: ArchiveFault["message"],
  values?: ArchiveFault["values"],
): ArchiveFault {
  return { place: { whole: true }, field: null, message, ...(values ? { values } : {}) };
}

function fileFault(
  file: string,
  message: ArchiveFault["message"],
  values?: ArchiveFault["values"],
): ArchiveFault {
  return { place: { file }, field: null, message, ...(values ? { values } : {}) };
}

function boundFaults(entries: readonly RawEntry[], limits: ArchiveLimits): ArchiveFault[] {
  const faults: ArchiveFault[] = [];
  if (entries.length > limits.files) {
    faults.push(wholeFault("There are more than {count} files.", { count: limits.files }));
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > limits.totalBytes) {
    const size = Math.floor(limits.totalBytes / 1024 ** 2);
    faults.push(wholeFault("All files together are larger than {size} MB.", { size }));
  }
  return faults;
}

function entryFaults(entry: RawEntry, limits: ArchiveLimits): ArchiveFault[] {
  const { path, size, packedSize, isLink } = entry;
  if (isOutside(path)) return [fileFault(path, "This name leads out of the archive.")];
  if (isLink) return [fileFault(path, "This is a link, not a file.")];
  if (size > BIG && size > packedSize * limits.ratio) {
    return [fileFault(path, "This unpacks to far more than it holds.")];
  }
  return [];
}

/** Absolute paths, `..`, backslashes and drive letters, wherever they come from. */
function isOutside(path: string): boolean {
  return (
    /[\\\0]/.test(path) ||
    /^[A-Za-z]:/.test(path) ||
    path.split("/").some((part) => part === "" || part === "." || part === "..")
  );
}

/** The archive's only top folder with its slash, or nothing when `course.json` lies at the root. */
function findPrefix(entries: readonly RawEntry[]): string {
  const paths = entries.map(({ path }) => path);
  if (paths.includes("course.json")) return "";
  const tops = new Set(paths.filter((path) => !isOutside(path)).map((path) => path.split("/")[0]));
  const [top] = tops;
  return tops.size === 1 && paths.includes(`${top}/course.json`) ? `${top}/` : "";
}

function nameFaults(name: string, taken: ReadonlySet<string>): ArchiveFault[] {
  const file = `files/${name}`;
  if (name.includes("/")) return [fileFault(file, "Put this file directly into the folder files.")];
  const clean = cleanFileName(name);
  if (clean !== name) {
    return [fileFault(file, "This name cannot be kept. Call the file {name}.", { name: clean })];
  }
  if (taken.has(fileNameKey(name))) {
    return [fileFault(file, "There are two files of this name, upper and lower case apart.")];
  }
  return [];
}
