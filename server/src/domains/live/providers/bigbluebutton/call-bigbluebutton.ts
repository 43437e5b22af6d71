import { callProvider, type ProviderAccess } from "../call-provider.ts";
import { LiveProviderError, type LiveProviderReason } from "../live-provider-error.ts";
import { readXml, textOf, type XmlElement } from "./read-xml.ts";
import { type BigBlueButtonServer, signCall } from "./sign-call.ts";

export interface BigBlueButtonAccess extends ProviderAccess {
  server: BigBlueButtonServer;
}

const REASONS: Readonly<Record<string, LiveProviderReason>> = {
  checksumError: "unauthorized",
  notFound: "gone",
  invalidMeetingIdentifier: "gone",
  meetingForciblyEnded: "gone",
};

/**
 * Calls BigBlueButton's API and returns the `response` element of a success.
 * @throws {LiveProviderError}
 */
export async function callBigBlueButton(
  access: BigBlueButtonAccess,
  call: string,
  parameters: Readonly<Record<string, string>>,
): Promise<XmlElement> {
  return readResponse(await callProvider(access, signCall(access.server, call, parameters)));
}

/** A failure is a 200, too; its `messageKey` is stable across versions. */
export async function readResponse(response: Response): Promise<XmlElement> {
  const text = await response.text();
  const root = readXml(text);
  const code = textOf(root ?? undefined, "returncode");
  if (root?.name !== "response" || code === "") {
    const detail = `This is not BigBlueButton’s API (status ${response.status}).`;
    throw new LiveProviderError(response.ok ? "unreachable" : "refused", detail);
  }
  if (code.toUpperCase() === "SUCCESS") return root;
  const key = textOf(root, "messageKey");
  throw new LiveProviderError(REASONS[key] ?? "refused", textOf(root, "message") || key);
}
