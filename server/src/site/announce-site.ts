import { users } from "../database/tables/index.ts";
import { hasDemoPassword } from "../demo/demo-accounts.ts";
import { DEMO_PASSWORD } from "../demo/load-demo.ts";
import { renewSetupToken } from "../domains/administration/index.ts";
import type { Config } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";

/** Prints the site's address, and how to sign in to a demo or to create a new site's first administrator. */
export async function announceSite(config: Config, ctx: Context): Promise<void> {
  console.log(`\nPaso is ready at ${config.publicUrl}\n`);
  const accounts = await ctx.database
    .select({ role: users.role, email: users.email })
    .from(users)
    .where(hasDemoPassword)
    .orderBy(users.id);
  if (accounts.length > 0) {
    console.log(`Sign in with the password ${DEMO_PASSWORD} as`);
    for (const { role, email } of accounts) console.log(`  ${role.padEnd(12)} ${email}`);
    console.log("");
    return;
  }
  const token = await renewSetupToken(ctx);
  if (token === null) return;
  console.log(
    "This site has no administrator yet. Open this address once to make the first one and to name the site:\n" +
      `  ${config.publicUrl}/setup#${token}\n`,
  );
}
