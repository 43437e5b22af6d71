import { join } from "node:path";

/** Folder of an archive with its segments of changes, each compressed. */
export function segmentFolderOf(archive: string): string {
  return join(archive, "wal");
}

/** Settings of a server that archives its changes: each segment once it is full, or a minute old. */
export function archiveSettings(archive: string): Record<string, string> {
  return {
    archive_mode: "on",
    archive_command: archiveCommand(segmentFolderOf(archive)),
    archive_timeout: "60",
  };
}

/**
 * A segment appears whole and on the disk, or not at all. One that was archived before is accepted
 * again, as after a power cut; another under its name is not replaced.
 */
function archiveCommand(folder: string): string {
  const place = quote(folder);
  const sum = { own: 'sha256sum < "%p"', there: 'gzip -dc "$f" | sha256sum' };
  return [
    `f=${place}/%f.gz`,
    'if [ -e "$f" ]',
    `then [ "$(${sum.own})" = "$(${sum.there})" ] || { echo "$f holds another segment" >&2; exit 1; }`,
    'else gzip -1 -c "%p" > "$f.part" && sync "$f.part" && mv "$f.part" "$f"',
    `fi && sync ${place}`,
  ].join("; ");
}

/** Fetches a segment for a server that recovers; fails where the archive has none, as that expects. */
export function restoreCommand(archive: string): string {
  const segment = `${quote(segmentFolderOf(archive))}/%f.gz`;
  return `[ -e ${segment} ] && gzip -dc ${segment} > "%p"`;
}

/** For the shell, in which PostgreSQL replaces what follows a percent sign. */
function quote(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll("%", "%%")}'`;
}
