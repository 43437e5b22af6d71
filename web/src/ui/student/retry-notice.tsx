import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Alert } from "./alert.tsx";

interface RetryNoticeProps {
  /** What it waits for. */
  reason: "offline" | "unreachable" | "busy" | "signed-out" | "new-password" | "new-factor";
  /** What is kept meanwhile, and a button to retry at once. */
  children?: ReactNode;
}

/** Says calmly that something waits for the connection, the server or a sign-in, and continues then. */
export function RetryNotice({ reason, children }: RetryNoticeProps) {
  const { t } = useLingui();
  const [title, consequence] = {
    offline: [
      t`You are offline.`,
      t`This continues automatically as soon as the connection is back.`,
    ],
    unreachable: [t`The server cannot be reached.`, t`Trying again in a moment.`],
    busy: [t`The server is busy.`, t`Trying again in a moment.`],
    "new-factor": [t`You must set up a second factor`, t`Set one up to go on.`],
    "new-password": [t`You must change your password`, t`Choose a new one to go on.`],
    "signed-out": [t`You are signed out.`, t`Sign in again to go on.`],
  }[reason] as [string, string];
  return (
    <Alert tone="warm" title={title}>
      <p>{consequence}</p>
      {children}
    </Alert>
  );
}
