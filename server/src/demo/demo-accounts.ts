import { and, eq, notLike } from "drizzle-orm";

import { users } from "../database/tables/index.ts";

/** Domain of the class's addresses, under a name that is reserved for examples: no mail arrives there. */
export const CLASS_DOMAIN = "class.example.org";

/** Whether a person of `users` can sign in with the demo's public password; the class cannot. */
export const hasDemoPassword = and(
  eq(users.isDemo, true),
  notLike(users.email, `%@${CLASS_DOMAIN}`),
);
