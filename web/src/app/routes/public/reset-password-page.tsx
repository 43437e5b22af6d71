import { useLingui } from "@lingui/react/macro";
import { ownPath } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { ResetPasswordForm } from "../../../features/accounts/index.ts";
import { sessionQuery } from "../../../session/session-query.ts";
import { focusWhenDrawn } from "../../../ui/focus-when-drawn.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { textLinkClass } from "./text-link-class.ts";

/** `/password/reset#TOKEN`: where the mailed link leads. */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const token = useLocation({ select: ({ hash }) => hash });
  const { welcome: isInvited = false } = useSearch({ from: "/password/reset" });
  const [next, setNext] = useState<string | null>(null);
  const title = isInvited ? t`Choose your password` : t`Choose a new password`;
  useDocumentTitle(title);

  const reset = (redirectTo: string) => {
    // This browser's session may be among those that ended.
    void queryClient.invalidateQueries(sessionQuery);
    setNext(redirectTo);
  };

  return (
    <PlainLayout>
      <h1 className="mb-8 text-title font-bold">{title}</h1>
      {next === null ? (
        <>
          <ResetPasswordForm key={token} token={token} isFirst={isInvited} onReset={reset} />
          <p className="mt-6">
            <Link to="/password/forgot" className={textLinkClass}>
              {t`Ask for a new link`}
            </Link>
          </p>
        </>
      ) : (
        <div ref={focusWhenDrawn} tabIndex={-1} className="grid gap-6">
          {isInvited ? (
            <Alert tone="right" title={t`Your account is ready`}>
              {t`Sign in with your e-mail address and this password.`}
            </Alert>
          ) : (
            <Alert tone="right" title={t`Your password is changed`}>
              {t`You are signed out everywhere. Sign in with the new password.`}
            </Alert>
          )}
          <PathLink path={ownPath(next) ?? "/login"} className={buttonClass()}>
            {t`Sign in`}
          </PathLink>
        </div>
      )}
    </PlainLayout>
  );
}
