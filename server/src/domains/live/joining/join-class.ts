import type { JoinedClass } from "@paso/contract";
import { and, eq } from "drizzle-orm";

import { liveMeetings, liveOccurrences } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { conflict, notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import type { AttendedClass } from "../access/find-attended-class.ts";
import { personKey } from "../access/person-key.ts";
import { meetingPlan } from "../meetings/meeting-plan.ts";
import { asFailure, openProviderOf } from "../meetings/open-provider-of.ts";
import { checkOpen } from "./check-open.ts";
import { refuseToJoin } from "./refuse-to-join.ts";
import { keepSeat, releaseSeat, takeSeat } from "./take-seat.ts";

type Meeting = typeof liveMeetings.$inferSelect & { externalId: string };

interface Joining {
  attended: AttendedClass;
  occurrenceId: number;
  actor: Actor;
}

/**
 * Takes a seat for a person, or a host's, and gets their personal address of the meeting, which is
 * never stored, with the password to enter there. A seat stays theirs for this date.
 * @throws `not_found`, `conflict` if they cannot get in, `unavailable` if the provider fails
 */
export async function joinClass(
  ctx: Context,
  { attended: { live, isHost }, occurrenceId, actor }: Joining,
): Promise<JoinedClass> {
  const { database } = ctx;
  const [found] = await database
    .select({ date: liveOccurrences, meeting: liveMeetings })
    .from(liveOccurrences)
    .leftJoin(liveMeetings, eq(liveMeetings.occurrenceId, liveOccurrences.id))
    .where(and(eq(liveOccurrences.id, occurrenceId), eq(liveOccurrences.classId, live.id)));
  if (!found) throw notFound();
  const { date, meeting } = found;
  checkOpen(date, ctx.clock.now());
  if (meeting?.isGone) throw refuseToJoin({ reason: "gone", detail: "", retryAfter: null });
  if (!meeting?.externalId) {
    throw conflict(
      "meeting_not_ready",
      "The meeting is still being set up. Try again in a moment.",
    );
  }
  const ready = { ...meeting, externalId: meeting.externalId };
  const { capacity } = live;
  const seat = await takeSeat(ctx, { occurrenceId, userId: actor.id, isHost, capacity });
  try {
    const provider = await openProviderOf(ctx, ready);
    const { address, password, ticket } = await provider.join(
      { key: ready.key, id: ready.externalId },
      meetingPlan(live, date),
      {
        key: personKey(actor.id),
        name: `${actor.firstName} ${actor.lastName}`.trim(),
        isHost,
        ticket: seat.ticket,
      },
    );
    await keepSeat(ctx, seat, ticket);
    return { address, password };
  } catch (error) {
    const failure = asFailure(error);
    await releaseSeat(ctx, seat);
    if (failure.reason === "gone") await noteGone(ctx, ready);
    throw refuseToJoin(failure);
  }
}

/** A meeting that the provider no longer has is recreated only when somebody asks for it. */
async function noteGone({ database }: Context, { id, key }: Meeting): Promise<void> {
  await database
    .update(liveMeetings)
    .set({ isGone: true, error: "gone", tryAt: null })
    .where(and(eq(liveMeetings.id, id), eq(liveMeetings.key, key)));
}
