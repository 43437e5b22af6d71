import { authoringDrafts } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { type DraftName, isDraft } from "./find-draft.ts";

/** Deletes a person's unsaved work on a form, if there is any. */
export async function discardDraft({ database }: Context, name: DraftName): Promise<void> {
  await database.delete(authoringDrafts).where(isDraft(name));
}
