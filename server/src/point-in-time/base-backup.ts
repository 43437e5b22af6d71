import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Manifest of a base backup: a copy of the database's files to which WAL is applied. */
export interface BaseManifest {
  format: 1;
  /** PostgreSQL's system identifier, unique to each cluster. */
  system: string;
  /** PostgreSQL's version. */
  postgres: string;
  timeline: number;
  /** WAL positions at which copying began and ended. */
  start: string;
  stop: string;
  /** The copy is consistent once WAL up to here is applied: its earliest restorable moment. ISO 8601. */
  finishedAt: string;
  bytes: number;
}

/** A base backup in an archive. */
export interface BaseBackup extends BaseManifest {
  name: string;
  folder: string;
}

/** Parts of a base backup: its files, its manifest, and their checksums, as for `sha256sum -c`. */
export const BASE = { files: "cluster", manifest: "manifest.json", sums: "SHA256SUMS" };

/** The file that tells a server where to start recovery. */
export const LABEL = "backup_label";

/** The folder of an archive's base backups. */
export function baseFolderOf(archive: string): string {
  return join(archive, "base");
}

/** The complete base backups of an archive, oldest first. */
export async function listBases(archive: string): Promise<BaseBackup[]> {
  const parent = baseFolderOf(archive);
  const names = await readdir(parent).catch(() => []);
  const bases = await Promise.all(
    names
      .filter((name) => !name.endsWith(".part"))
      .map(async (name) => {
        const folder = join(parent, name);
        const manifest = await readFile(join(folder, BASE.manifest), "utf8").catch(() => null);
        if (manifest === null) return [];
        return [{ ...(JSON.parse(manifest) as BaseManifest), name, folder }];
      }),
  );
  return bases.flat().toSorted((a, b) => a.finishedAt.localeCompare(b.finishedAt));
}

export function formatSums(files: readonly { path: string; sha256: string }[]): string {
  return files.map(({ path, sha256 }) => `${sha256}  ${BASE.files}/${path}\n`).join("");
}

/** The checksum of each file of a base backup, by path. */
export async function readSums({ folder }: BaseBackup): Promise<Map<string, string>> {
  const lines = (await readFile(join(folder, BASE.sums), "utf8")).trimEnd().split("\n");
  const prefix = `${BASE.files}/`.length;
  return new Map(lines.map((line) => [line.slice(66 + prefix), line.slice(0, 64)]));
}
