import { createHmac } from "node:crypto";

import { LiveProviderError } from "../live-provider-error.ts";
import type { Admission, JoiningPerson, MeetingPlan } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { type BigBlueButtonAccess, callBigBlueButton } from "./call-bigbluebutton.ts";
import { textOf } from "./read-xml.ts";
import { signCall } from "./sign-call.ts";

/** BigBlueButton's most characters of a name, and of a message that goes in an address. */
const LONGEST_NAME = 64;
const LONGEST_WELCOME = 500;

/**
 * Creates the meeting where it does not run, and signs the person's way in. An empty meeting lives for
 * a few minutes only, so that it is created as people come; creating it again changes nothing.
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
    // For servers before 2.4, which have no roles here.
    password: person.isHost ? passwords.moderator : passwords.attendee,
    // The address is of no use in a later meeting of the same id.
    createTime: textOf(created, "createTime"),
    redirect: "true",
  });
  return { address: address.href, password: null, ticket: null };
}

/** Only a meeting that runs has to be ended. */
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

/** Always the same ones: with others, a server refuses to create a meeting again. */
function passwordsOf({ server }: BigBlueButtonAccess, id: string) {
  const derive = (role: string) =>
    createHmac("sha256", server.secret).update(`${role} of ${id}`).digest("hex").slice(0, 32);
  return { attendee: derive("attendee"), moderator: derive("moderator") };
}

/** BigBlueButton wants two characters at least. */
function nameOf(title: string): string {
  return title.slice(0, LONGEST_NAME).padEnd(2, " .");
}

/** The welcome is shown as HTML. */
function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
