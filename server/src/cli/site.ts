import { type SiteSettings, siteSettings } from "@paso/contract";
import { Command } from "commander";

import { changeSite, presentSite } from "../domains/administration/index.ts";
import { readConfig } from "../platform/config/config.ts";
import { OperatorError } from "../platform/errors/operator-error.ts";
import { withSite } from "./with-site.ts";

const listCommand = new Command("list")
  .description("list the settings in force, tab-separated")
  .action(() =>
    withSite(readConfig(), async ({ context }) => {
      for (const setting of Object.entries(presentSite(context.site))) {
        console.log(setting.join("\t"));
      }
    }),
  );

const setCommand = new Command("set")
  .description("change a setting; a running site follows within seconds")
  .argument("<key>", "name of the setting, as `paso site list` shows it")
  .argument("<value>")
  .action((key: string, value: string) =>
    withSite(readConfig(), async ({ context }) => {
      const values = withSetting(presentSite(context.site), key, value);
      await changeSite(context, { actorId: null, values });
      console.log(`${key} is ${value} now.`);
    }),
  );

export const siteCommand = new Command("site")
  .description("what administrators decide about the site")
  .addCommand(listCommand)
  .addCommand(setCommand);

/** @throws {OperatorError} where there is no such setting, or the value does not fit it */
function withSetting(settings: SiteSettings, key: string, value: string): SiteSettings {
  if (!Object.hasOwn(settings, key)) {
    throw new OperatorError(
      `There is no setting ${key}. There are ${Object.keys(settings).join(", ")}.`,
    );
  }
  const result = siteSettings.safeParse({ ...settings, [key]: value });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperatorError(`${key} was refused: ${issue?.message ?? "it is not valid."}`);
}
