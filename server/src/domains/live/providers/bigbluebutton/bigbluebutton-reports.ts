import type { PresentPerson } from "../attendance.ts";
import { LiveProviderError } from "../live-provider-error.ts";
import type { Recording } from "../live-provider.ts";
import type { Meeting } from "../meeting.ts";
import { type BigBlueButtonAccess, callBigBlueButton } from "./call-bigbluebutton.ts";
import { childOf, childrenOf, textOf, type XmlElement } from "./read-xml.ts";

/** Who is in a meeting now. */
export async function listPresentPeople(
  access: BigBlueButtonAccess,
  { id }: Meeting,
): Promise<PresentPerson[]> {
  const info = await callBigBlueButton(access, "getMeetingInfo", { meetingID: id }).catch(
    (error: unknown) => {
      if (error instanceof LiveProviderError && error.reason === "gone") return undefined;
      throw error;
    },
  );
  return childrenOf(childOf(info, "attendees"), "attendee").map((one) => ({
    personKey: textOf(one, "userID"),
    name: textOf(one, "fullName"),
    isHost: textOf(one, "role").toUpperCase() === "MODERATOR",
  }));
}

/** Formats in order of preference; a server may make several of one recording. */
const FORMATS = ["presentation", "video", "screenshare", "podcast"];

/** Recordings that the server has processed and published. */
export async function listBigBlueButtonRecordings(
  access: BigBlueButtonAccess,
  { id }: Meeting,
): Promise<Recording[]> {
  const found = await callBigBlueButton(access, "getRecordings", {
    meetingID: id,
    state: "published",
  });
  return childrenOf(childOf(found, "recordings"), "recording")
    .flatMap(describeRecording)
    .toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
}

function describeRecording(recording: XmlElement): Recording[] {
  const [best] = childrenOf(childOf(recording, "playback"), "format")
    .filter((format) => URL.canParse(textOf(format, "url")))
    .toSorted((one, other) => rank(one) - rank(other));
  const start = Number(textOf(recording, "startTime"));
  if (!best || !(start > 0)) return [];
  // Zero if the server does not know it.
  const minutes = Number(textOf(best, "length")) || null;
  return [
    {
      id: textOf(recording, "recordID"),
      startedAt: new Date(start),
      minutes,
      address: textOf(best, "url"),
      password: null,
    },
  ];
}

function rank(format: XmlElement): number {
  const at = FORMATS.indexOf(textOf(format, "type"));
  return at === -1 ? FORMATS.length : at;
}
