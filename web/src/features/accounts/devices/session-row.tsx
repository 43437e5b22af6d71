import { useLingui } from "@lingui/react/macro";
import type { OpenSession } from "@paso/contract";

import { Button } from "../../../ui/student/button.tsx";
import { useDeviceName } from "./use-device-name.ts";
import { useInstantText } from "./use-instant-text.ts";

interface SessionRowProps {
  session: OpenSession;
  busy: boolean;
  onSignOut: () => void;
}

/** An open session, with a button to sign it out. */
export function SessionRow({ session, busy, onSignOut }: SessionRowProps) {
  const { t } = useLingui();
  const name = useDeviceName()(session);
  const { ago, date } = useInstantText();
  const seen = ago(session.last_seen_at);
  const since = date(session.signed_in_at);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-4 not-first:border-t not-first:border-line">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold wrap-anywhere">
          {name}
          {session.is_current && (
            <span className="ms-2 inline-block rounded-full bg-accent-soft px-2.5 py-0.5 text-small text-accent">
              {t`This device`}
            </span>
          )}
        </p>
        <p className="text-small text-muted">
          {session.is_current ? t`In use now` : t`Last used ${seen}`}
          {" · "}
          {t`Signed in on ${since}`}
        </p>
      </div>
      {!session.is_current && (
        <Button
          variant="quiet"
          busy={busy}
          onClick={onSignOut}
          aria-label={t`Sign out ${name}, signed in on ${since}`}
        >
          {t`Sign out`}
        </Button>
      )}
    </li>
  );
}
