import { useLingui } from "@lingui/react/macro";

interface FailureTextProps {
  statusText: string;
  message?: string;
  connection?: "offline" | "timeout" | "unreachable";
}

/** A failure in one sentence, for an alert next to what failed. */
export function FailureText({ statusText, message, connection }: FailureTextProps) {
  const { t, i18n } = useLingui();
  // Status texts are always in English.
  const words = message || (i18n.locale === "en" && statusText);
  if (connection === undefined) return words || t`Something went wrong.`;
  return {
    offline: t`This device is offline. Check its connection, then try again.`,
    timeout: t`The server took too long to respond. Try again in a moment.`,
    unreachable: t`The server cannot be reached. Try again in a moment.`,
  }[connection];
}
