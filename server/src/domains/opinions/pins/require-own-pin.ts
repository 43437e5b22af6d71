import { and, eq, ne } from "drizzle-orm";

import { opinionPins, opinions } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";

/**
 * Checks that staff have pinned a person's own opinion, or ask to.
 * @throws `not_found`
 */
export async function requireOwnPin(
  { database }: Context,
  { userId, opinionId }: { userId: number; opinionId: number },
): Promise<void> {
  const [own] = await database
    .select({ id: opinions.id })
    .from(opinions)
    .innerJoin(opinionPins, eq(opinionPins.opinionId, opinions.id))
    .where(
      and(
        eq(opinions.id, opinionId),
        eq(opinions.userId, userId),
        opinions.published,
        ne(opinionPins.state, "declined"),
      ),
    );
  if (!own) throw notFound();
}
