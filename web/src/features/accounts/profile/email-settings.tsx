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

/** What the person did last: nothing yet, asked for the form, left it, or confirmed the new address. */
type Step = "none" | "asking" | "left" | "changed";

/** The address of the account, and its change: to one at which the person reads a code. */
export function EmailSettings({ user, change }: EmailSettingsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [step, setStep] = useState<Step>("none");
  const begin = useRef<HTMLButtonElement>(null);
  const isAsking = step === "asking";
  const isIdle = change.is_sending && !isAsking && change.pending === null;
  const keep = (next: EmailChange) => writeQuery(queryClient, emailChangeQuery, () => next);

  // What was pressed is gone by then.
  const returnsFocus = isIdle && step !== "none";
  useEffect(() => {
    if (returnsFocus) begin.current?.focus();
  }, [returnsFocus]);

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
          onClick={() => setStep("asking")}
        >
          {t`Change the address`}
        </Button>
      )}
      {isAsking && (
        <NewEmailForm
          onAsked={async (next) => {
            await keep(next);
            setStep("left");
          }}
          onCancel={() => setStep("left")}
        />
      )}
      {!isAsking && change.pending !== null && (
        <EmailCodeForm
          email={change.pending}
          takesFocus={step !== "none"}
          onConfirmed={async (changed) => {
            await updateSession(queryClient, { user: changed });
            setStep("changed");
            await keep({ pending: null, is_sending: true });
          }}
          onAgain={() => setStep("asking")}
          onCancelled={async (next) => {
            setStep("left");
            await keep(next);
          }}
        />
      )}
      <p role="status" className="text-(--right) empty:hidden">
        {step === "changed" && t`Saved.`}
      </p>
    </div>
  );
}
