import { text } from "node:stream/consumers";

import { Command } from "commander";

import { listSettings, setSetting } from "./site-values.ts";
import { withSite } from "./with-site.ts";

const listCommand = new Command("list")
  .description("list the settings in force, tab-separated")
  .action(() =>
    withSite(async ({ context }) => {
      for (const setting of listSettings(context)) console.log(setting.join("\t"));
    }),
  );

const setCommand = new Command("set")
  .description("change a setting; a running site follows within seconds")
  .argument("<key>", "name of the setting, as `paso site list` shows it")
  .argument("<value>", "its value, or - to read it from standard input, such as a password")
  .action(async (key: string, value: string) => {
    const isRead = value === "-";
    const given = isRead ? (await text(process.stdin)).replace(/\r?\n$/, "") : value;
    await withSite(async ({ context }) => {
      await setSetting(context, key, given);
      const shown = isRead || key === "mail_password" ? "set" : `${value} now`;
      console.log(`${key} is ${given === "" ? "empty now" : shown}.`);
    });
  });

export const siteCommand = new Command("site")
  .description("what administrators decide about the site")
  .addCommand(listCommand)
  .addCommand(setCommand);
