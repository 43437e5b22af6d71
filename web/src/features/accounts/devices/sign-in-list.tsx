import { useLingui } from "@lingui/react/macro";
import type { SignInAttempt } from "@paso/contract";

import { Icon } from "../../../ui/student/icon.tsx";
import { useDeviceName } from "./use-device-name.ts";
import { useInstantText } from "./use-instant-text.ts";

/** Who signed in to the account, or tried to, and when. */
export function SignInList({ attempts }: { attempts: readonly SignInAttempt[] }) {
  const { t } = useLingui();
  const nameDevice = useDeviceName();
  const { date } = useInstantText();
  if (attempts.length === 0)
    return <p className="text-muted">{t`No one has signed in recently.`}</p>;
  return (
    <ul className="rounded-card border border-line bg-card">
      {attempts.map((attempt, index) => (
        // Simultaneous attempts look alike; the list is only ever replaced as a whole.
        <li
          key={`${attempt.at} ${index}`}
          className="flex gap-3 px-5 py-3 not-first:border-t not-first:border-line"
        >
          <Icon
            name={attempt.succeeded ? "check" : "warning"}
            className={`mt-0.5 size-5 ${attempt.succeeded ? "text-(--right)" : "text-wrong"}`}
          />
          <div className="min-w-0">
            <p className="font-semibold">{attempt.succeeded ? t`Signed in` : t`Wrong password`}</p>
            <p className="text-small wrap-anywhere text-muted">
              <time dateTime={attempt.at}>{date(attempt.at)}</time>
              {" · "}
              {nameDevice(attempt)}
              {" · "}
              {attempt.network === "unknown" ? t`Unknown network` : attempt.network}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}
