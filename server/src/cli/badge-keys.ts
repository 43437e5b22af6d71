import { Command } from "commander";

import { keyAddress, listBadgeKeys, rotateBadgeKey } from "../domains/diplomas/index.ts";
import { withSite } from "./with-site.ts";

const listCommand = new Command("list")
  .description("list the keys by the address of their public part, tab-separated, the newest first")
  .action(() =>
    withSite(async ({ context }) => {
      const keys = await listBadgeKeys(context);
      for (const [index, { id, createdAt }] of keys.entries()) {
        const use = index === 0 ? "signs" : "verifies";
        console.log([keyAddress(context.site.url, id), createdAt.toISOString(), use].join("\t"));
      }
    }),
  );

const rotateCommand = new Command("rotate")
  .description("sign badges with another key from now on; earlier badges stay valid")
  .action(() =>
    withSite(async ({ context }) => {
      const { id } = await rotateBadgeKey(context, null);
      console.log(`Badges are signed with ${keyAddress(context.site.url, id)} now.`);
    }),
  );

export const badgeKeysCommand = new Command("badge-keys")
  .description("the keys that badges are signed with")
  .addCommand(listCommand)
  .addCommand(rotateCommand);
