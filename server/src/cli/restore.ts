import { Command } from "commander";

import type { OpenArchive } from "../backup/archive/open-archive.ts";
import { describeLostSecrets, describeManifest } from "../backup/describe-manifest.ts";
import { type RestoreOutcome, restoreBackup } from "../backup/restore-backup.ts";
import { openDatabase } from "../database/open-database.ts";
import { type Config, readConfig } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { findSecrets, placeOfKey } from "../site/find-secrets.ts";
import { openSiteStorage } from "../site/open-site-storage.ts";
import { openBackup } from "./open-backup.ts";
import { refuseForeignRoot } from "./refuse-foreign-root.ts";
import { showProgress } from "./show-progress.ts";

interface Flags {
  overwrite?: boolean;
  sendMails?: boolean;
  /** True if no moment was given. */
  until?: string | true;
}

const HELP = `
All checksums are compared before anything is changed. A backup of an earlier version is brought up to date,
one of a later version is refused. Everybody has to sign in again. Mails that waited when the backup was made
are held under Administration, Mail, as they may have been sent since; jobs that waited run once the site is
started. To look at a restored site without sending anything, start it with PASO_WORKER=0.

--until sets the embedded database to what it was at a moment, from the base backups and changes in
PASO_DATABASE_ARCHIVE; without a moment, to the last change there. The files of the database that were there
before are kept in the data folder. Sessions and mails are as with a backup. Uploaded files are not touched: what
a moment of the last day names is there.

  paso restore --until 2026-11-26T12:00:00Z`;

export const restoreCommand = new Command("restore")
  .description("put a backup into an empty database and file storage, while no site runs on them")
  .argument("[file]", "what backup wrote, also s3://BUCKET/NAME")
  .option("--overwrite", "lose what the database holds; files that the backup lacks stay unused")
  .option("--send-mails", "send the mails that waited when the backup was made")
  .option("--until [moment]", "set the embedded database to a moment of its archive, instead")
  .addHelpText("after", HELP)
  .action(async (file: string | undefined, flags: Flags) => {
    if (flags.until !== undefined) {
      if (file !== undefined) throw new OperatorError("--until takes no file.");
      const { restoreDatabase } = await import("./restore-database.ts");
      const moment = flags.until === true ? null : flags.until;
      await restoreDatabase(refuseForeignRoot(readConfig()), {
        moment,
        sendMails: flags.sendMails ?? false,
      });
      return;
    }
    if (file === undefined) throw new OperatorError("Name what to restore, or use --until.");
    const { archive } = await openBackup(file);
    try {
      await restore(refuseForeignRoot(readConfig()), archive, flags);
    } finally {
      archive.close();
    }
  });

async function restore(config: Config, archive: OpenArchive, flags: Flags): Promise<void> {
  const database = await openDatabase(config);
  try {
    await database.claim("paso restore");
    const storage = await openSiteStorage(config);
    const target = { databaseUrl: database.url, storage };
    const outcome = await restoreBackup(archive, target, { ...flags, onProgress: showProgress });
    console.log(`Restored ${describeManifest(archive.manifest)}.`);
    for (const note of await describeOutcome(config, archive, outcome)) console.log(note);
  } finally {
    await database.close();
  }
}

async function describeOutcome(
  config: Config,
  { manifest }: OpenArchive,
  { heldMails, jobs }: RestoreOutcome,
): Promise<string[]> {
  const { keyNames } = await findSecrets(config);
  const notes = ["Everybody has to sign in again."];
  if (heldMails > 0) {
    notes.push(
      `${heldMails} mails that waited then are held, as they may have been sent since: ` +
        "administrators send them again under Mail.",
    );
  }
  if (jobs > 0) {
    notes.push(
      `${jobs} jobs that waited then run when the site is started; PASO_WORKER=0 keeps them.`,
    );
  }
  if (manifest.site !== config.publicUrl) {
    notes.push(
      `The backup is of ${manifest.site} and this site is ${config.publicUrl}: set PASO_URL if that ` +
        "is wrong. Passkeys and badges belong to an address.",
    );
  }
  const lost = describeLostSecrets(manifest, keyNames, placeOfKey(config));
  return lost === null ? notes : [...notes, lost];
}
