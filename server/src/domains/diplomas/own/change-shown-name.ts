import type { ShownName } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { diplomas } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";

/** @throws `not_found` for a diploma that is not the person's own */
export async function findOwnDiploma(
  { database }: Context,
  actor: Actor,
  diplomaId: number,
): Promise<{ id: number }> {
  const [own] = await database
    .select({ id: diplomas.id })
    .from(diplomas)
    .where(and(eq(diplomas.id, diplomaId), eq(diplomas.userId, actor.id)));
  if (!own) throw notFound();
  return own;
}

/** Sets how much of the name verification shows. */
export async function changeShownName(
  { database }: Context,
  { id }: { id: number },
  shownName: ShownName,
): Promise<void> {
  await database.update(diplomas).set({ shownName }).where(eq(diplomas.id, id));
}
