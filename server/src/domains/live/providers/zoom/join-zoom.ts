import { z } from "zod";

import { LiveProviderError } from "../live-provider-error.ts";
import type { Admission, JoiningPerson } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { callZoom } from "./call-zoom.ts";
import type { ZoomAccess } from "./zoom-access.ts";

const meeting = z.object({ start_url: z.url(), join_url: z.url() });
const registrant = z.object({ join_url: z.url(), registrant_id: z.string() });
const knownRegistrant = z.object({ join_url: z.url() });

type ZoomAdmission = Omit<Admission, "password">;

/** Zoom's limit in characters. */
const LONGEST_NAME = 64;

/**
 * The host gets the address that starts the meeting, which is valid for two hours. Everyone else is
 * registered and gets a personal address, or the meeting's if the account cannot register people, as
 * on a free plan.
 */
export async function joinZoom(
  access: ZoomAccess,
  { id }: Meeting,
  person: JoiningPerson,
): Promise<ZoomAdmission> {
  const path = `/meetings/${id}`;
  if (person.isHost) {
    const { start_url: address } = await callZoom(access, { path }, meeting);
    return { address, ticket: null };
  }
  const known = person.ticket === null ? null : await findRegistrant(access, id, person.ticket);
  if (known !== null) return { address: known, ticket: person.ticket };
  try {
    return await register(access, id, person);
  } catch (error) {
    if (!takesNoRegistrants(error)) throw error;
    const { join_url: address } = await callZoom(access, { path }, meeting);
    return { address, ticket: null };
  }
}

/** Zoom registers a person three times a day at most, so an earlier registration is reused. */
async function findRegistrant(
  access: ZoomAccess,
  id: string,
  ticket: string,
): Promise<string | null> {
  const path = `/meetings/${id}/registrants/${encodeURIComponent(ticket)}`;
  try {
    return (await callZoom(access, { path }, knownRegistrant)).join_url;
  } catch (error) {
    // Removed at Zoom, or of a meeting that was recreated since.
    const isOther = error instanceof LiveProviderError && error.reason === "refused";
    if (isOther) return null;
    throw error;
  }
}

/** Idempotent: Zoom returns the existing registration of a person who has one. */
async function register(
  access: ZoomAccess,
  id: string,
  person: JoiningPerson,
): Promise<ZoomAdmission> {
  const body = {
    email: addressOf(access, person.key),
    first_name: person.name.slice(0, LONGEST_NAME),
  };
  const path = `/meetings/${id}/registrants`;
  const { join_url: address, registrant_id: ticket } = await callZoom(
    access,
    { method: "POST", path, body },
    registrant,
  );
  return { address, ticket };
}

/** Zoom requires an e-mail address; it gets one that is made up, and never learns the person's. */
function addressOf({ mailHost }: ZoomAccess, key: string): string {
  return `${key}@${mailHost}`.toLowerCase();
}

/** The person's key, if the address is one that we made; else null. */
export function keyOfAddress({ mailHost }: ZoomAccess, address: string): string | null {
  const end = `@${mailHost}`.toLowerCase();
  const text = address.toLowerCase();
  return text.endsWith(end) ? text.slice(0, -end.length) : null;
}

/** Zoom's codes for this vary, its message does not. */
function takesNoRegistrants(error: unknown): boolean {
  return (
    error instanceof LiveProviderError && /registration has not been enabled/i.test(error.message)
  );
}
