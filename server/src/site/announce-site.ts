import { eq } from "drizzle-orm";

import { users } from "../database/tables/index.ts";
import { DEMO_PASSWORD } from "../demo/load-demo.ts";
import type { Config } from "../platform/config/config.ts";
import type { Context } from "../platform/context.ts";

/** Prints where the site is, and how to sign in to a demo or to make a new site's first account. */
export async function announceSite(config: Config, ctx: Context): Promise<void> {
  console.log(`\nPaso is ready at ${config.publicUrl}\n`);
  const accounts = await ctx.database
    .select({ role: users.role, email: users.email })
    .from(users)
    .where(eq(users.isDemo, true))
    .orderBy(users.id);
  if (accounts.length > 0) {
    console.log(`Sign in with the password ${DEMO_PASSWORD} as`);
    for (const { role, email } of accounts) console.log(`  ${role.padEnd(12)} ${email}`);
    console.log("");
  } else if ((await ctx.database.$count(users)) === 0) {
    console.log(
      "Nobody has an account yet. Create the first one, with its password on standard input:\n" +
        '  npx paso user create --role admin --email you@example.org --name "First Last" --password-stdin\n',
    );
  }
}
