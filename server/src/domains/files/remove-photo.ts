import { eq } from "drizzle-orm";

import { userPhotos } from "../../database/tables/index.ts";
import { withTransaction } from "../../database/with-transaction.ts";
import type { Context } from "../../platform/context.ts";
import { changeAvatar } from "../accounts/index.ts";

/** Removes a person's picture. It is no longer shown; its bytes are deleted with unused files. */
export async function removePhoto(ctx: Context, userId: number): Promise<void> {
  await withTransaction(ctx, async (inner) => {
    await inner.database.delete(userPhotos).where(eq(userPhotos.userId, userId));
    await changeAvatar(inner, { userId, avatar: null });
  });
}
