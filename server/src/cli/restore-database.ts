import { connect } from "../backup/database/connect.ts";
import { openDatabase } from "../database/open-database.ts";
import { checkDatabase } from "../doctor/check-database.ts";
import { checkFiles } from "../doctor/check-files.ts";
import type { Config } from "../platform/config/config.ts";
import { parseMoment } from "../point-in-time/parse-moment.ts";
import { restoreMoment } from "../point-in-time/restore-moment.ts";
import { settleRestored } from "../point-in-time/settle-restored.ts";
import { openSiteStorage } from "../site/open-site-storage.ts";
import { requireArchive } from "./require-archive.ts";
import { showProgress } from "./show-progress.ts";

interface Wish {
  /** The moment, as typed; null for the end of the archive. */
  moment: string | null;
  /** Whether to send mails that were waiting then. */
  sendMails: boolean;
}

/** Restores the embedded database to a moment, and reports the moment reached and any problems. */
export async function restoreDatabase(config: Config, { moment, sendMails }: Wish): Promise<void> {
  const archive = requireArchive(config);
  const { dataFolder } = config;
  const until = moment === null ? null : parseMoment(moment);
  const { base, lastChange, replaced } = await restoreMoment({
    dataFolder,
    archive,
    until,
    onProgress: showProgress,
  });
  const reached = lastChange ?? new Date(base.finishedAt);
  const asked = until ? `until ${until.toISOString()}` : "to the end of the archive";
  console.log(`Restored the database ${asked}; its last change is of ${reached.toISOString()}.`);
  if (replaced) console.log(`The earlier one is in ${replaced}: delete it once all is well.`);
  for (const line of await settle(config, { reached, sendMails })) console.log(line);
  console.log("Start the site, and make a new base backup: paso backup --base.");
}

/** Opens what was restored; reports other differences, and problems. */
async function settle(
  config: Config,
  wish: { reached: Date; sendMails: boolean },
): Promise<string[]> {
  const database = await openDatabase(config);
  try {
    await database.claim("paso restore");
    const client = await connect(database.url, "paso restore");
    try {
      const held = await settleRestored(client, wish);
      const mails = `${held} mails that waited then are held: administrators send them again under Mail.`;
      const found = [
        ...(await checkDatabase(client)),
        ...(await checkFiles(client, await openSiteStorage(config))),
      ];
      return [
        "Everybody has to sign in again.",
        ...(held > 0 ? [mails] : []),
        ...found
          .filter(({ state }) => state === "fault")
          .map(({ text, advice }) => `Fault: ${text} ${advice}`),
      ];
    } finally {
      await client.end();
    }
  } finally {
    await database.close();
  }
}
