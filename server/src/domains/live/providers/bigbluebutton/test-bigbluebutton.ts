import { callProvider } from "../call-provider.ts";
import { describeFailedTest } from "../describe-failed-test.ts";
import type { Finding } from "../finding.ts";
import { LiveProviderError } from "../live-provider-error.ts";
import { type BigBlueButtonAccess, callBigBlueButton, readResponse } from "./call-bigbluebutton.ts";
import { apiOf } from "./sign-call.ts";

/** Asks for the API's version, which needs no secret, and then for a meeting that does not exist. */
export async function testBigBlueButton(access: BigBlueButtonAccess): Promise<Finding[]> {
  try {
    await readResponse(await callProvider(access, new URL(apiOf(access.server.address))));
  } catch (error) {
    const isOther = error instanceof LiveProviderError && error.cause === undefined;
    if (!isOther || error.reason === "rate_limited") return [describeFailedTest(error)];
    return [
      {
        ok: false,
        text: "There is no BigBlueButton at this address. Enter it as “bbb-conf --secret” shows it.",
      },
    ];
  }
  try {
    await callBigBlueButton(access, "isMeetingRunning", { meetingID: "paso-test" });
    return [{ ok: true, text: "BigBlueButton responds and accepts the secret." }];
  } catch (error) {
    const isSecret = error instanceof LiveProviderError && error.reason === "unauthorized";
    return isSecret
      ? [{ ok: false, text: "BigBlueButton does not accept the secret." }]
      : [describeFailedTest(error)];
  }
}
