import { and, eq, gt, sql } from "drizzle-orm";

import type { Database } from "../../database/connection.ts";
import { sessions, users } from "../../database/tables/index.ts";
import type { Context } from "../../platform/context.ts";
import type { Actor } from "../../platform/http/actor.ts";
import { hashSecret } from "./session-secret.ts";

/** The person a browser's secret stands for; null when it is signed out or its session is over. */
export async function findActor(ctx: Context, secret: string): Promise<Actor | null> {
  const [actor] = await actorStatement(ctx.database).execute({
    tokenHash: hashSecret(secret),
    now: ctx.clock.now(),
  });
  return actor ?? null;
}

/** Runs before every call, so it is prepared once for each connection pool. */
function actorStatement(database: Database) {
  let statement = prepared.get(database);
  if (!statement) {
    statement = prepareActor(database);
    prepared.set(database, statement);
  }
  return statement;
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareActor>>();

function prepareActor(database: Database) {
  return database
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
    .prepare("find_actor");
}
