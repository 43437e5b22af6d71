import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useState } from "react";

import { PasswordForm } from "../../../features/accounts/index.ts";
import { updateSession, useUser } from "../../../session/session-query.ts";
import { startPage } from "../../../session/start-page.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentLayout } from "../../layouts/student-layout.tsx";
import { AccountFrame } from "./account-frame.tsx";

/** `/account/password`: also the forced first step if an administrator requires a new password. */
export function PasswordPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const user = useUser();
  const { next } = useSearch({ from: "/signed-in/account/{-$screen}" });
  const [done, setDone] = useState<string | null>(null);
  const [isForced] = useState(user?.must_change_password ?? false);
  useDocumentTitle(t`Change password`);
  if (user === null) return null;

  const changed = async (message: string) => {
    await updateSession(queryClient, { user: { ...user, must_change_password: false } });
    setDone(message);
  };

  const content = done ? (
    <>
      <Alert tone="right" title={done}>{t`You are signed out everywhere else.`}</Alert>
      <PathLink path={next ?? startPage(user)} className={buttonClass()}>{t`Go on`}</PathLink>
    </>
  ) : (
    <PasswordForm onChanged={changed} />
  );

  if (!isForced) {
    return (
      <AccountFrame>
        <section aria-labelledby="change-password" className="grid max-w-form gap-6">
          <h2 id="change-password" className="text-question font-semibold">
            {t`Change password`}
          </h2>
          {content}
        </section>
      </AccountFrame>
    );
  }
  return (
    <StudentLayout>
      <div className="mx-auto grid max-w-form gap-6 px-5 py-12">
        <h1 className="text-title font-bold">{t`Change password`}</h1>
        {!done && (
          <Alert tone="warm" title={t`You must change your password`}>
            {t`Choose one that only you know, then go on.`}
          </Alert>
        )}
        {content}
      </div>
    </StudentLayout>
  );
}
