import type { Context } from "../../../platform/context.ts";
import { DomainError } from "../../../platform/errors/domain-error.ts";
import { findDueErasures } from "../../accounts/index.ts";
import { erasePerson } from "./erase-person.ts";

/** Erases everybody who is due, each in a separate transaction. */
export async function eraseDuePeople(ctx: Context): Promise<void> {
  const failures: unknown[] = [];
  for (const userId of await findDueErasures(ctx)) {
    try {
      await erasePerson(ctx, userId);
    } catch (error) {
      // The last administrator waits until there is another one.
      if (!(error instanceof DomainError && error.code === "last_admin")) failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, "People could not be erased.");
}
