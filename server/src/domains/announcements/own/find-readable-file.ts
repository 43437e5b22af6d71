import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import { type Actor, isStaff } from "../../accounts/index.ts";
import { requireSeen } from "../announcement/announcement-rights.ts";
import { findAnnouncement } from "../announcement/find-announcement.ts";
import { type AnnouncementFile, findFiles } from "../files/find-files.ts";
import { findOwnIfAny } from "./find-own.ts";

interface Wanted {
  announcementId: number;
  fileName: string;
}

/**
 * An announcement's file this person may see, as a reader or as staff.
 * @throws `not_found`
 */
export async function findReadableFile(
  ctx: Context,
  actor: Actor,
  { announcementId, fileName }: Wanted,
): Promise<AnnouncementFile> {
  const own = await findOwnIfAny(ctx, { id: announcementId, userId: actor.id });
  if (own?.state !== "sent") {
    if (!isStaff(actor)) throw notFound();
    await requireSeen(ctx, actor, await findAnnouncement(ctx, announcementId));
  }
  const name = fileName.normalize("NFC");
  const file = (await findFiles(ctx, announcementId)).find((one) => one.name === name);
  if (!file) throw notFound();
  return file;
}
