import { useLingui } from "@lingui/react/macro";
import { ownPath } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { ConfirmForm, RegisterForm } from "../../../features/accounts/index.ts";
import { activateLocale } from "../../../i18n/locale.ts";
import { updateSession } from "../../../session/session-query.ts";
import { startPage } from "../../../session/start-page.ts";
import { focusWhenDrawn } from "../../../ui/focus-when-drawn.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { LegalLinks } from "../../layouts/legal-links.tsx";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { maySignUp, readJoinCode } from "./may-sign-up.ts";
import { textLinkClass } from "./text-link-class.ts";

/** `/sign-up`: asks for an account; `/sign-up#TOKEN`: where the mailed link leads. */
export function SignUpPage() {
  // Null on the way to the next screen.
  const token = useLocation({
    select: ({ pathname, hash }) => (pathname === "/sign-up" ? hash : null),
  });
  return <PlainLayout>{token ? <Confirmation token={token} /> : <Registration />}</PlainLayout>;
}

function Registration() {
  const { t } = useLingui();
  const { next } = useSearch({ from: "/sign-up" });
  const [sent, setSent] = useState<string | null>(null);
  useDocumentTitle(t`Sign up`);
  return (
    <>
      <h1 className="mb-2 text-title font-bold">{t`Sign up`}</h1>
      {!maySignUp(next) ? (
        <p className="mb-8 text-muted">
          {t`You cannot sign up here by yourself. Ask the person who invited you for a link, or an administrator for an account.`}
        </p>
      ) : sent === null ? (
        <>
          <p className="mb-8 text-muted">
            {t`We’ll email you a link to confirm your address. Then you can begin.`}
          </p>
          <RegisterForm code={readJoinCode(next)} onSent={setSent} />
        </>
      ) : (
        <div ref={focusWhenDrawn} tabIndex={-1} className="mt-6 grid gap-4">
          <Alert tone="right">{sent}</Alert>
          <p className="text-muted">
            {t`Nothing in your mailbox after a few minutes? Check your spam folder, or sign up again.`}
          </p>
        </div>
      )}
      <p className="mt-6">
        <Link to="/login" search={{ next }} className={textLinkClass}>
          {t`I already have an account`}
        </Link>
      </p>
      <LegalLinks />
    </>
  );
}

function Confirmation({ token }: { token: string }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  useDocumentTitle(t`Confirm your address`);
  return (
    <>
      <h1 className="mb-2 text-title font-bold">{t`Confirm your address`}</h1>
      <p className="mb-8 text-muted">{t`One last step, and your account is ready.`}</p>
      <ConfirmForm
        token={token}
        onSignedIn={async (answer, redirectTo) => {
          if (!("user" in answer)) {
            await navigate({ to: "/login", replace: true });
            return;
          }
          const { user, csrf_token } = answer;
          await activateLocale(user.locale);
          await updateSession(queryClient, { user, csrf_token, locale: user.locale });
          await navigate({ href: ownPath(redirectTo) ?? startPage(user), replace: true });
        }}
      />
      <p className="mt-6">
        <Link to="/login" className={textLinkClass}>{t`Back to signing in`}</Link>
      </p>
    </>
  );
}
