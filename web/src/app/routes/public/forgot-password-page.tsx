import { useLingui } from "@lingui/react/macro";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";

import { ForgotPasswordForm } from "../../../features/accounts/index.ts";
import { focusWhenDrawn } from "../../../ui/focus-when-drawn.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { textLinkClass } from "./text-link-class.ts";

/** `/password/forgot`: asks for a link by mail. */
export function ForgotPasswordPage() {
  const { t } = useLingui();
  const typed = useLocation({ select: ({ state }) => state.email });
  const [sent, setSent] = useState<string | null>(null);
  const [asksAgain, setAsksAgain] = useState(false);
  useDocumentTitle(t`Forgot your password?`);
  return (
    <PlainLayout>
      <h1 className="mb-2 text-title font-bold">{t`Forgot your password?`}</h1>
      {sent === null ? (
        <>
          <p className="mb-8 text-muted">
            {t`Enter the address you sign in with. We’ll email you a link to choose a new password.`}
          </p>
          <ForgotPasswordForm email={typed} takesFocus={asksAgain} onSent={setSent} />
        </>
      ) : (
        <div ref={focusWhenDrawn} tabIndex={-1} className="mt-6 grid gap-4">
          <Alert tone="right">{sent}</Alert>
          <p className="text-muted">
            {t`Nothing in your inbox after a few minutes? Check your spam folder, or ask for another one.`}
          </p>
          <div>
            <Button
              variant="quiet"
              onClick={() => {
                setAsksAgain(true);
                setSent(null);
              }}
            >
              {t`Ask for another e-mail`}
            </Button>
          </div>
        </div>
      )}
      <p className="mt-6">
        <Link to="/login" className={textLinkClass}>{t`Back to signing in`}</Link>
      </p>
    </PlainLayout>
  );
}
