import { useLingui } from "@lingui/react/macro";
import { ownPath } from "@paso/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";

import {
  ProviderFailure,
  SignInForm,
  signInOptionsQuery,
} from "../../../features/accounts/index.ts";
import { activateLocale } from "../../../i18n/locale.ts";
import { updateSession } from "../../../session/session-query.ts";
import { startPage } from "../../../session/start-page.ts";
import { useSiteName } from "../../../ui/site-name.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { chooseTheme } from "../../layouts/choose-theme.ts";
import { LegalLinks } from "../../layouts/legal-links.tsx";
import { PathSketch } from "../../layouts/path-sketch.tsx";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { maySignUp, readJoinCode } from "./may-sign-up.ts";
import { textLinkClass } from "./text-link-class.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** What was typed into the sign-in form; not in the address, which logs and others may see. */
    email?: string;
  }
}

/** `/login`: returns to the previous address, or to the role's start screen. */
export function LoginPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ from: "/login" });
  const code = readJoinCode(next);
  const { data: options } = useQuery(signInOptionsQuery);
  const [{ problem, provider, asksForPassword }] = useState(readReturn);
  const [email, setEmail] = useState("");
  const name = options?.providers.find(({ key }) => key === provider)?.name ?? "";
  const siteName = useSiteName();
  useDocumentTitle(t`Sign in`);
  return (
    <PlainLayout>
      <PathSketch />
      <h1 className="mb-2 text-title font-bold">{t`Welcome to ${siteName}`}</h1>
      <p className="mb-8 text-muted">
        {code === undefined
          ? t`Sign in to continue your courses, one step at a time.`
          : maySignUp(next)
            ? t`Sign in to join the course with the code ${code}, or create an account below.`
            : t`Sign in to join the course with the code ${code}. If you have no account yet, ask whoever gave you the code.`}
      </p>
      {problem !== null && (
        <div className="mb-6">
          <ProviderFailure problem={problem} name={name} />
        </div>
      )}
      <SignInForm
        next={next}
        asksForPassword={asksForPassword}
        onEmailTyped={setEmail}
        onSignedIn={async ({ user, csrf_token, redirect_to }) => {
          if (user.theme) chooseTheme(user.theme);
          await activateLocale(user.locale);
          await updateSession(queryClient, { user, csrf_token, locale: user.locale });
          await navigate({ href: next ?? ownPath(redirect_to) ?? startPage(user), replace: true });
        }}
      />
      {(asksForPassword || !options?.hides_password) && (
        <p className="mt-6">
          <Link to="/password/forgot" state={{ email }} className={textLinkClass}>
            {t`Forgot your password?`}
          </Link>
        </p>
      )}
      {maySignUp(next) && (
        <p>
          <Link to="/sign-up" search={{ next }} className={textLinkClass}>
            {t`Create an account`}
          </Link>
        </p>
      )}
      <LegalLinks />
    </PlainLayout>
  );
}

/** The outcome of a provider's sign-in, from the address, and whether to ask for a password. */
function readReturn() {
  const query = new URLSearchParams(location.search);
  return {
    problem: query.get("problem"),
    provider: query.get("provider"),
    asksForPassword: query.has("password"),
  };
}
