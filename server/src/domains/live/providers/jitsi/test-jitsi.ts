import { callProvider } from "../call-provider.ts";
import { describeFailedTest } from "../describe-failed-test.ts";
import type { Finding } from "../finding.ts";
import type { JitsiAccess } from "./jitsi-room.ts";

/** Reads the settings file that every Jitsi Meet serves. Only joining would tell whether tokens work. */
export async function testJitsi(access: JitsiAccess): Promise<Finding[]> {
  try {
    const url = new URL("/config.js", access.server);
    const response = await callProvider(access, url);
    const isJitsi = response.ok && /\bconfig\b[^]*\bhosts\b/.test(await response.text());
    if (!isJitsi) return [{ ok: false, text: "There is no Jitsi Meet at this address." }];
  } catch (error) {
    return [describeFailedTest(error)];
  }
  return [
    { ok: true, text: "Jitsi Meet responds." },
    access.application
      ? {
          ok: true,
          text: "Whether it accepts the app ID and the secret is only known once somebody joins. Open a class and try it.",
        }
      : {
          ok: true,
          text: "Without an app ID, everyone who has the address of a room can enter it. Some servers ask the first person to sign in there.",
        },
  ];
}
