import { createHmac } from "node:crypto";

import { LiveProviderError } from "../live-provider-error.ts";
import type { Admission, JoiningPerson, MeetingPlan } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { type BigBlueButtonAccess, callBigBlueButton } from "./call-bigbluebutton.ts";
import { textOf } from "./read-xml.ts";
import { signCall } from "./sign-call.ts";

/** BigBlueButton's limits in characters, for a name and for a message that is part of an address. */
const LONGEST_NAME = 64;
const LONGEST_WELCOME = 500;

/**
 * Creates the meeting unless it is running, and signs the person's address. An empty meeting lives for
 * a few minutes only, so it is created when people join; creating it is idempotent.
 */
export async function joinBigBlueButton(
  access: BigBlueButtonAccess,
  { id }: Meeting,
  plan: MeetingPlan,
  person: JoiningPerson,
): Promise<Admission> {
  const passwords = passwordsOf(access, id);
  const created = await callBigBlueButton(access, "create", {
    meetingID: id,
    name: nameOf(plan.title),
    attendeePW: passwords.attendee,
    moderatorPW: passwords.moderator,
    record: String(plan.isRecorded),
    ...(plan.isRecorded && { autoStartRecording: "true" }),
    ...(plan.capacity !== null && { maxParticipants: String(plan.capacity) }),
    ...(plan.description !== "" && {
      welcome: escapeHtml(plan.description.slice(0, LONGEST_WELCOME)),
    }),
  });
  const address = signCall(access.server, "join", {
    meetingID: id,
    fullName: person.name,
    userID: person.key,
    role: person.isHost ? "MODERATOR" : "VIEWER",
    // For servers before 2.4, which have no `role` parameter.
    password: person.isHost ? passwords.moderator : passwords.attendee,
    // Makes the address useless for a later meeting with the same id.
    createTime: textOf(created, "createTime"),
    redirect: "true",
  });
  return { address: address.href, password: null, ticket: null };
}

/** Only a running meeting has to be ended. */
export async function endBigBlueButton(
  access: BigBlueButtonAccess,
  { id }: Meeting,
): Promise<void> {
  const { moderator: password } = passwordsOf(access, id);
  try {
    await callBigBlueButton(access, "end", { meetingID: id, password });
  } catch (error) {
    if (!(error instanceof LiveProviderError) || error.reason !== "gone") throw error;
  }
}

/** Derived, so always the same: a server refuses to create a meeting again with other passwords. */
function passwordsOf({ server }: BigBlueButtonAccess, id: string) {
  const derive = (role: string) =>
    createHmac("sha256", server.secret).update(`${role} of ${id}`).digest("hex").slice(0, 32);
  return { attendee: derive("attendee"), moderator: derive("moderator") };
}

/** BigBlueButton requires at least two characters. */
function nameOf(title: string): string {
  return title.slice(0, LONGEST_NAME).padEnd(2, " .");
}

/** BigBlueButton renders the welcome message as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
