import type { Context } from "../../../platform/context.ts";
import { conflict } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../people/actor.ts";
import { lacksFactor } from "./find-due-factors.ts";

/**
 * Ensures, in the transaction that removes one, that anyone who must have a second factor keeps one.
 * @throws `conflict` (`last_factor`)
 */
export async function keepOneFactor(
  ctx: Context,
  person: Pick<Actor, "id" | "role">,
): Promise<void> {
  if (!(await lacksFactor(ctx, person))) return;
  throw conflict(
    "last_factor",
    "This site requires a second factor of you. Add another one before you remove this one.",
  );
}
