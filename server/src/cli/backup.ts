import { type FileHandle, open, rename, rm, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Writable } from "node:stream";

import { Command } from "commander";

import type { Manifest } from "../backup/archive/manifest.ts";
import { verifyArchive } from "../backup/archive/verify-archive.ts";
import { describeManifest, noteMissing } from "../backup/describe-manifest.ts";
import { type S3Address, readS3Address } from "../backup/s3/s3-address.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { openDatabase } from "../database/open-database.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { s3ServiceOf } from "../platform/storage/s3/s3-access.ts";
import { syncFolder } from "../platform/storage/sync-folder.ts";
import { placeOfKey } from "../site/find-secrets.ts";
import { openSiteStorage } from "../site/open-site-storage.ts";
import { openBackup } from "./open-backup.ts";
import { requireDatabase } from "./require-database.ts";
import { showProgress } from "./show-progress.ts";

const HELP = `
The database is as at one moment, the site may be used meanwhile, and nothing is changed: a backup before an
update is made by either version. The file is a zip with the SHA-256 of every entry; it holds personal data
and no key. Keep PASO_SECRET_KEY, or the file secret-key of the data folder, apart from it: without that key
authenticator apps, badges, and passwords of services have to be set up again.

  paso backup /backups/paso-$(date +%F).zip     every night
  paso backup --verify /backups/paso.zip        compare every entry with its checksum
  paso backup s3://backups/paso.zip             into a bucket, with the PASO_S3 settings
  paso backup - | ssh backup@example.org 'cat > paso.zip'

With PASO_DATABASE_ARCHIVE the embedded database archives each change in that folder. A base backup there, once
a week, is what they are applied to when \`paso restore --until\` goes back to a moment.

  paso backup --base                            delete what is older than the last two base backups
  paso backup --base --keep 5                   go back further`;

interface Flags {
  verify?: boolean;
  base?: boolean;
  keep?: string;
}

export const backupCommand = new Command("backup")
  .description("write database and files as one archive, also beside a running site")
  .argument("[file]", "what to write, a zip; s3://BUCKET/NAME for a bucket, - for standard output")
  .option("--verify", "read a backup that was written, instead, and compare all checksums")
  .option(
    "--base",
    "write a base backup into the archive of changes, PASO_DATABASE_ARCHIVE, instead",
  )
  .option("--keep <number>", "with --base: how many base backups stay (default: 2)")
  .addHelpText("after", HELP)
  .action(async (file: string | undefined, { verify, base, keep }: Flags) => {
    if (base) {
      if (file !== undefined || verify) throw new OperatorError("--base takes no file.");
      const { writeBaseBackup } = await import("./write-base-backup.ts");
      await writeBaseBackup(readConfig(), readKeep(keep));
      return;
    }
    if (keep !== undefined) throw new OperatorError("--keep belongs to --base.");
    if (file === undefined) throw new OperatorError("Name the file to write, or use --base.");
    const address = readS3Address(file);
    if (verify) await verifyBackup(file);
    else if (address) await writeObject(requireDatabase(readConfig()), address, file);
    else await writeFile(requireDatabase(readConfig()), file);
  });

function readKeep(text = "2"): number {
  if (!/^[1-9]\d{0,2}$/.test(text))
    throw new OperatorError("--keep must be a number from 1 to 999.");
  return Number(text);
}

async function verifyBackup(file: string): Promise<void> {
  const { archive, place } = await openBackup(file);
  try {
    await verifyArchive(archive, showProgress);
    console.log(`${place} is whole: ${describeManifest(archive.manifest)}.`);
  } finally {
    archive.close();
  }
}

async function writeObject(config: Config, address: S3Address, place: string): Promise<void> {
  const { writeToS3 } = await import("../backup/s3/s3-archives.ts");
  const manifest = await writeToS3(s3ServiceOf(config), address, (output) => write(config, output));
  console.log(`Wrote ${place}: ${describeManifest(manifest)}.`);
}

/** The file appears complete or not at all, and only its owner can read it. */
async function writeFile(config: Config, file: string): Promise<void> {
  if (file === "-") {
    const manifest = await write(config, process.stdout);
    console.error(`Wrote ${describeManifest(manifest)}.`);
    return;
  }
  const path = resolve(file);
  if (await stat(path).catch(() => null)) throw new OperatorError(`${path} exists already.`);
  const draft = `${path}.part`;
  const target = await openDraft(draft);
  try {
    const manifest = await write(config, target.createWriteStream({ flush: true }));
    await rename(draft, path);
    await syncFolder(dirname(path));
    console.log(`Wrote ${path}: ${describeManifest(manifest)}.`);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** A draft left by a killed backup is overwritten. */
async function openDraft(path: string): Promise<FileHandle> {
  try {
    return await open(path, "w", 0o600);
  } catch (error) {
    throw new OperatorError(`Cannot write ${path} (${(error as Error).message}).`);
  }
}

async function write(config: Config, output: Writable): Promise<Manifest> {
  const database = await openDatabase(config);
  try {
    const manifest = await writeBackup(
      { databaseUrl: database.url, storage: await openSiteStorage(config), site: config.publicUrl },
      output,
      { onProgress: showProgress },
    );
    for (const note of noteMissing(manifest, placeOfKey(config))) console.error(`Note: ${note}`);
    return manifest;
  } finally {
    await database.close();
  }
}
