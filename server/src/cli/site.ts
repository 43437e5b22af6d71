import { siteSettings } from "@paso/contract";
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
  .action(async (key: string, value: string) => {
    const values = readSetting(key, value);
    await withSite(readConfig(), ({ context }) => changeSite(context, { actorId: null, values }));
    console.log(`${key} is ${value} now.`);
  });

export const siteCommand = new Command("site")
  .description("what administrators decide about the site")
  .addCommand(listCommand)
  .addCommand(setCommand);

function readSetting(key: string, value: string) {
  if (!Object.hasOwn(siteSettings.shape, key)) {
    const known = Object.keys(siteSettings.shape).join(", ");
    throw new OperatorError(`There is no setting ${key}. There are ${known}.`);
  }
  const result = siteSettings.partial().safeParse({ [key]: value });
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new OperatorError(`${key} was refused: ${issue?.message ?? "it is not valid."}`);
}
