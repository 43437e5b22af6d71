import { Argument, Command } from "commander";

import { readConfig } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { copyFiles } from "../platform/storage/copy-files.ts";
import { openSiteBucket, openSiteFolder } from "../site/open-site-storage.ts";
import { refuseForeignRoot } from "./refuse-foreign-root.ts";
import { showProgress } from "./show-progress.ts";

const HELP = `
To move a site from its disk into a bucket: set PASO_S3_BUCKET and the other PASO_S3 settings for this command
alone and run it while the site goes on; then stop the site, run it once more for what came meanwhile, and start
the site with these settings. Nothing is deleted where files come from. \`paso doctor\` says whether all are there.`;

const copyCommand = new Command("copy")
  .description("copy all files from the data folder into the bucket of the settings, or back")
  .addArgument(new Argument("<to>", "where to").choices(["s3", "disk"]))
  .addHelpText("after", HELP)
  .action(async (to: "s3" | "disk") => {
    const config = refuseForeignRoot(readConfig());
    const bucket = await openSiteBucket(config);
    if (!bucket) throw new OperatorError("PASO_S3_BUCKET must name the bucket.");
    const folder = openSiteFolder(config);
    const [from, target] = to === "s3" ? [folder, bucket] : [bucket, folder];
    const step = "copying files";
    const outcome = await copyFiles(from, target, (done) => showProgress({ step, done })).catch(
      (error: Error) => {
        throw new OperatorError(
          `Copying stopped (${error.message}). What was copied stays; run it again to go on, ` +
            "and `paso doctor` with these settings where it does not help.",
        );
      },
    );
    const { copied, bytes, kept } = outcome;
    showProgress({ step, done: copied + kept, total: copied + kept });
    const megabytes = (bytes / 1024 ** 2).toFixed(1);
    console.log(`Copied ${copied} files (${megabytes} MB); ${kept} were there already.`);
  });

export const filesCommand = new Command("files")
  .description("where uploaded files are kept")
  .addCommand(copyCommand);
