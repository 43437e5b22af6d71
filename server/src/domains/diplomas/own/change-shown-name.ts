import type { ShownName } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { diplomas } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";

/** @throws `not_found` for a diploma that is not the person's own */
export async function changeShownName(
  { database }: Context,
  actor: Actor,
  { diplomaId, shownName }: { diplomaId: number; shownName: ShownName },
): Promise<void> {
  const changed = await database
    .update(diplomas)
    .set({ shownName })
    .where(and(eq(diplomas.id, diplomaId), eq(diplomas.userId, actor.id)))
    .returning({ id: diplomas.id });
  if (changed.length === 0) throw notFound();
}
