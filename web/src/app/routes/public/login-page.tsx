import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";

import { SignInForm } from "../../../features/accounts/index.ts";
import { activateLocale } from "../../../i18n/locale.ts";
import { ownPath } from "../../../session/own-path.ts";
import { updateSession } from "../../../session/session-query.ts";
import { startPage } from "../../../session/start-page.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { chooseTheme } from "../../layouts/choose-theme.ts";
import { PathSketch } from "../../layouts/path-sketch.tsx";
import { PlainLayout } from "../../layouts/plain-layout.tsx";
import { textLinkClass } from "./text-link-class.ts";

/** `/login`: leads on to where one came from, or to where the role begins. */
export function LoginPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { next } = useSearch({ from: "/login" });
  useDocumentTitle(t`Sign in`);
  return (
    <PlainLayout>
      <PathSketch />
      <h1 className="mb-2 text-title font-bold">{t`Welcome to Paso`}</h1>
      <p className="mb-8 text-muted">{t`Sign in to go on with your courses, one step at a time.`}</p>
      <SignInForm
        onSignedIn={async ({ user, csrf_token, redirect_to }) => {
          if (user.theme) chooseTheme(user.theme);
          await activateLocale(user.locale);
          await updateSession(queryClient, { user, csrf_token, locale: user.locale });
          await navigate({ href: next ?? ownPath(redirect_to) ?? startPage(user), replace: true });
        }}
      />
      <p className="mt-6">
        <Link to="/password/forgot" className={textLinkClass}>{t`Forgot your password?`}</Link>
      </p>
    </PlainLayout>
  );
}
