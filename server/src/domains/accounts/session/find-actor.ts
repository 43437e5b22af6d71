import { and, eq, gt, isNull, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import { sessions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../people/actor.ts";
import { lacksFactor } from "../second-factor/find-due-factors.ts";
import { extendSession } from "./extend-session.ts";
import { hashSecret } from "./session-secret.ts";

/**
 * The person signed in with a browser's secret; null without a session, or once it has ended.
 * @param isInUse whether this counts as a use of the session, which resets its idle timeout
 */
export async function findActor(
  ctx: Context,
  secret: string,
  { isInUse = true } = {},
): Promise<Actor | null> {
  const tokenHash = hashSecret(secret);
  const [found] = await selectActor(ctx.database).execute({
    tokenHash,
    now: ctx.clock.now(),
  });
  if (!found) return null;
  const { session, ...person } = found;
  if (isInUse) await extendSession(ctx, { ...session, tokenHash, role: person.role });
  // Apart from the statement above: there, the two tables would cost every request of every student.
  return { ...person, lacksSecondFactor: await lacksFactor(ctx, person) };
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
      timeZone: users.timeZone,
      theme: users.theme,
      mustChangePassword: users.mustChangePassword,
      authenticatedAt: sessions.authenticatedAt,
      session: { createdAt: sessions.createdAt, lastSeenAt: sessions.lastSeenAt },
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        gt(sessions.expiresAt, sql.placeholder("now")),
        isNull(users.disabledAt),
      ),
    )
    .prepare("find_actor"),
);
