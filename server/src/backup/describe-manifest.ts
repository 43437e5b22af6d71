import type { Manifest } from "./archive/manifest.ts";

const MEGABYTE = 1024 ** 2;

/** The contents of a backup, in a few words. */
export function describeManifest({ createdAt, paso, site, tables, files, jobs }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const megabytes = (files.bytes / MEGABYTE).toFixed(1);
  return (
    `${site} at ${createdAt} by Paso ${paso}, ${rows} rows of ${tables.length} tables, ` +
    `${jobs ?? 0} jobs and ${files.count} files (${megabytes} MB)`
  );
}

/**
 * What the keeper of a backup must know is not in it.
 * @param keyPlace where the key for secrets is
 */
export function noteMissing({ files, keys }: Manifest, keyPlace: string): string[] {
  const notes = [];
  const [first] = files.missing;
  if (first !== undefined) {
    notes.push(
      `${files.missing.length} files that the database names are missing in the storage, such as ` +
        `${first}; \`paso doctor\` says more.`,
    );
  }
  const secrets = keys.reduce((sum, key) => sum + key.secrets, 0);
  if (secrets > 0) {
    notes.push(
      `${secrets} secrets in it can be read with ${keyPlace} alone. Keep that apart from the backup.`,
    );
  }
  return notes;
}

/** The secrets that are lost because they were sealed with other keys; null if none are. */
export function describeLostSecrets(
  { keys }: Manifest,
  ownKeys: readonly string[],
  keyPlace: string,
): string | null {
  const lost = keys.filter(({ name }) => !ownKeys.includes(name));
  if (lost.length === 0) return null;
  const secrets = lost.reduce((sum, key) => sum + key.secrets, 0);
  const names = lost.map(({ name }) => name).join(", ");
  return (
    `${secrets} secrets were encrypted with a key that this site does not have (${names}). ` +
    `Put the key of the site that was backed up into ${keyPlace} before you start the site. ` +
    "Without it authenticator apps do not sign in (`paso user reset-second-factor`), badges get a new " +
    "key, and passwords of the mail server, sign-in providers and live classes have to be entered again."
  );
}
