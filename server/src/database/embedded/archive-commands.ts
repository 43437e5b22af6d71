import { join } from "node:path";

/** Folder of an archive's WAL segments, each compressed. */
export function segmentFolderOf(archive: string): string {
  return join(archive, "wal");
}

/** Settings of a server that archives its WAL: each segment once it is full, or a minute old. */
export function archiveSettings(archive: string): Record<string, string> {
  return {
    archive_mode: "on",
    archive_command: archiveCommand(segmentFolderOf(archive)),
    archive_timeout: "60",
  };
}

/**
 * Archives a segment atomically and durably. One that was archived before, as after a power cut, is
 * accepted again; a different one of the same name is not replaced.
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

/** Fetches a segment for a server in recovery; fails if the archive lacks it, as PostgreSQL expects. */
export function restoreCommand(archive: string): string {
  const segment = `${quote(segmentFolderOf(archive))}/%f.gz`;
  return `[ -e ${segment} ] && gzip -dc ${segment} > "%p"`;
}

/** Quotes for the shell; PostgreSQL itself replaces percent signs. */
function quote(path: string): string {
  return `'${path.replaceAll("'", String.raw`'\''`).replaceAll("%", "%%")}'`;
}
