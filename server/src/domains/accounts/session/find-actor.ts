import { and, eq, gt, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import { sessions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../people/actor.ts";
import { hashSecret } from "./session-secret.ts";

/** The person signed in with a browser's secret; null without a session, or once it has expired. */
export async function findActor(ctx: Context, secret: string): Promise<Actor | null> {
  const [actor] = await selectActor(ctx.database).execute({
    tokenHash: hashSecret(secret),
    now: ctx.clock.now(),
  });
  return actor ?? null;
}

const selectActor = prepareStatement((database) =>
  database
    .select({
      id: users.id,
      role: users.role,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      avatar: users.avatar,
      locale: users.locale,
      mustChangePassword: users.mustChangePassword,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
      ),
    )
    .prepare("find_actor"),
);
