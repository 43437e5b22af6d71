import { useLingui } from "@lingui/react/macro";
import type { EmailChange, SessionUser } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { writeQuery } from "../../../api/index.ts";
import { updateSession } from "../../../session/session-query.ts";
import { Button } from "../../../ui/student/button.tsx";
import { emailChangeQuery } from "./email-change-query.ts";
import { EmailCodeForm } from "./email-code-form.tsx";
import { NewEmailForm } from "./new-email-form.tsx";

interface EmailSettingsProps {
  user: SessionUser;
  change: EmailChange;
}

/** The address of the account, and its change: to one at which the person reads a code. */
export function EmailSettings({ user, change }: EmailSettingsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const [isEnded, setEnded] = useState(false);
  const begin = useRef<HTMLButtonElement>(null);
  const isIdle = change.is_sending && !isAsking && change.pending === null;
  const keep = (next: EmailChange) => writeQuery(queryClient, emailChangeQuery, () => next);

  /** Back to the address alone, with the focus on what began the change. */
  const end = async (next?: EmailChange) => {
    setEnded(true);
    setAsking(false);
    if (next) await keep(next);
  };
  useEffect(() => {
    if (isIdle && isEnded) begin.current?.focus();
  }, [isIdle, isEnded]);

  return (
    <div className="grid max-w-form gap-4">
      <p className="wrap-anywhere">{user.email}</p>
      {!change.is_sending && (
        <p className="text-muted">{t`An administrator of this site can change it.`}</p>
      )}
      {isIdle && (
        <Button
          ref={begin}
          variant="quiet"
          className="justify-self-start"
          onClick={() => {
            setChanged(false);
            setEnded(false);
            setAsking(true);
          }}
        >
          {t`Change the address`}
        </Button>
      )}
      {isAsking && (
        <NewEmailForm
          onAsked={async (next) => {
            await keep(next);
            setAsking(false);
            setAsked(true);
          }}
          onCancel={() => void end()}
        />
      )}
      {!isAsking && change.pending !== null && (
        <EmailCodeForm
          email={change.pending}
          takesFocus={hasAsked}
          onConfirmed={async (changed) => {
            await updateSession(queryClient, { user: changed });
            setChanged(true);
            await end({ pending: null, is_sending: true });
          }}
          onAgain={() => setAsking(true)}
          onCancelled={end}
        />
      )}
      <p role="status" className="text-(--right) empty:hidden">
        {isChanged && t`Saved.`}
      </p>
    </div>
  );
}
