import type { Context } from "../../../platform/context.ts";
import { conflict, forbidden, notFound } from "../../../platform/errors/domain-error.ts";
import { type Actor, isStaff } from "../../accounts/index.ts";
import { mayModerate, requireSeen } from "../announcement/announcement-rights.ts";
import { announcementState } from "../announcement/announcement-state.ts";
import { findAnnouncement, type NamedAnnouncement } from "../announcement/find-announcement.ts";
import { findOwnIfAny } from "../own/find-own.ts";

/**
 * An announcement this person may see, as one of its readers or as staff.
 * @throws `not_found`
 */
export async function findDiscussed(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<NamedAnnouncement> {
  const own = await findOwnIfAny(ctx, { id, userId: actor.id });
  if (own?.state === "sent") return own.announcement;
  if (own || !isStaff(actor)) throw notFound();
  const seen = await findAnnouncement(ctx, id);
  await requireSeen(ctx, actor, seen);
  if (announcementState(seen, ctx.clock.now()) !== "sent") throw notFound();
  return seen;
}

/**
 * The same for those who may react: its readers, and staff who moderate there. Viewers are read-only.
 * @throws `not_found`, `forbidden`
 */
export async function findToReact(
  ctx: Context,
  actor: Actor,
  id: number,
): Promise<NamedAnnouncement> {
  const announcement = await findDiscussed(ctx, actor, id);
  if (!(await mayReact(ctx, actor, announcement))) throw forbidden();
  return announcement;
}

/** Whether a person who sees an announcement may react to it. */
export async function mayReact(
  ctx: Context,
  actor: Actor,
  { id, courseId }: Pick<NamedAnnouncement, "id" | "courseId">,
): Promise<boolean> {
  if (actor.role === "viewer") return false;
  if ((await findOwnIfAny(ctx, { id, userId: actor.id })) !== null) return true;
  return mayModerate(ctx, actor, courseId);
}

/** @throws `conflict` if its author does not allow comments */
export function requireOpen({ allowsComments }: Pick<NamedAnnouncement, "allowsComments">): void {
  if (!allowsComments) {
    throw conflict("comments_closed", "Comments on this announcement are closed.");
  }
}
