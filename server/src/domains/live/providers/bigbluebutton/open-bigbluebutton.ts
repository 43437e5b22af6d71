import type { LiveProvider } from "../live-provider.ts";
import { endBigBlueButton, joinBigBlueButton } from "./bigbluebutton-meetings.ts";
import { listBigBlueButtonRecordings, listPresentPeople } from "./bigbluebutton-reports.ts";
import type { BigBlueButtonAccess } from "./call-bigbluebutton.ts";
import { testBigBlueButton } from "./test-bigbluebutton.ts";

/** A BigBlueButton server. It knows a meeting only while it runs, so planning one makes no call. */
export function openBigBlueButton(access: BigBlueButtonAccess): LiveProvider {
  return {
    kind: "bigbluebutton",
    attendance: {
      when: "meanwhile",
      listPresent: (meeting) => listPresentPeople(access, meeting),
    },
    createMeeting: async (key) => ({ key, id: key }),
    changeMeeting: async () => {},
    cancelMeeting: (meeting) => endBigBlueButton(access, meeting),
    join: (meeting, plan, person) => joinBigBlueButton(access, meeting, plan, person),
    listRecordings: (meeting) => listBigBlueButtonRecordings(access, meeting),
    test: () => testBigBlueButton(access),
  };
}
