import { useLingui } from "@lingui/react/macro";
import { checkReset, ownPath } from "@paso/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { ApiError, call } from "../../../api/index.ts";
import { ResetPasswordForm } from "../../../features/accounts/index.ts";
import { sessionQuery } from "../../../session/session-query.ts";
import { focusWhenDrawn } from "../../../ui/focus-when-drawn.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { LinkFailure } from "./link-failure.tsx";
import { textLinkClass } from "./text-link-class.ts";

/** Whose link it is; asked once, so that the form with what is typed stays. */
function resetQuery(token: string) {
  return queryOptions({
    queryKey: ["password-reset", token],
    queryFn: ({ signal }) => call(checkReset, { body: { token }, signal }),
    retry: false,
    staleTime: Infinity,
  });
}

/** `/password/reset#TOKEN`: where the mailed link leads. */
export function ResetPasswordPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const token = useLocation({ select: ({ hash }) => hash });
  const { welcome: isInvited = false } = useSearch({ from: "/password/reset" });
  const [next, setNext] = useState<string | null>(null);
  const link = useQuery({ ...resetQuery(token), enabled: next === null });
  const isInvalid = link.error instanceof ApiError && "token" in link.error.fieldMessages;
  const title = isInvited ? t`Choose your password` : t`Choose a new password`;
  useDocumentTitle(title);

  const reset = (redirectTo: string) => {
    // This browser's session may be among those that ended.
    void queryClient.invalidateQueries(sessionQuery);
    setNext(redirectTo);
  };

  return (
    <PlainLayout>
      <h1 className="mb-2 text-title font-bold">{title}</h1>
      {next === null ? (
        <>
          {link.isPending && <Loading className="py-10" />}
          {link.data && (
            <>
              <p className="mb-8 wrap-anywhere text-muted">{link.data.email}</p>
              <ResetPasswordForm
                key={token}
                token={token}
                email={link.data.email}
                isFirst={isInvited}
                onReset={reset}
              />
              <p className="mt-6">
                <Link to="/password/forgot" className={textLinkClass}>
                  {t`Ask for a new link`}
                </Link>
              </p>
            </>
          )}
          {link.isError && !link.data && (
            <LinkFailure
              check={link}
              refusal={isInvalid ? t`This link is no longer valid. Ask for a new one.` : undefined}
              instead={
                <Link to="/password/forgot" className={buttonClass()}>
                  {t`Ask for a new link`}
                </Link>
              }
            />
          )}
        </>
      ) : (
        <div ref={focusWhenDrawn} tabIndex={-1} className="mt-6 grid gap-6">
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
