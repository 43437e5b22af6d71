import { useLingui } from "@lingui/react/macro";

interface FailureTextProps {
  statusText: string;
  message?: string;
  connection?: "offline" | "timeout" | "unreachable";
}

/** What went wrong in one sentence, for an alert beside the thing that failed. */
export function FailureText({ statusText, message, connection }: FailureTextProps) {
  const { t } = useLingui();
  if (connection === undefined) return message || statusText || t`Something went wrong.`;
  return {
    offline: t`This device is offline. Check its connection, then try again.`,
    timeout: t`The server took too long to respond. Try again in a moment.`,
    unreachable: t`The server cannot be reached. Try again in a moment.`,
  }[connection];
}
