import type { LiveProvider } from "../live-provider.ts";
import { addressOfRoom, type JitsiAccess } from "./jitsi-room.ts";
import { testJitsi } from "./test-jitsi.ts";

/**
 * A Jitsi Meet server. A room exists while somebody is in it and the server keeps no record of it, so
 * joining is the only call that does anything.
 */
export function openJitsi(access: JitsiAccess): LiveProvider {
  return {
    kind: "jitsi",
    attendance: null,
    // Jitsi's room names are in lower case.
    createMeeting: async (key) => ({ key, id: `paso-${key.toLowerCase()}` }),
    changeMeeting: async () => {},
    cancelMeeting: async () => {},
    join: async (meeting, plan, person) => ({
      address: await addressOfRoom(access, meeting, plan, person),
      password: null,
      ticket: null,
    }),
    listRecordings: null,
    test: () => testJitsi(access),
  };
}
