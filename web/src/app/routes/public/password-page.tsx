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

/** `/account/password`: also where one must go first while an administrator asks for a new password. */
export function PasswordPage() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const user = useUser();
  const { next } = useSearch({ from: "/signed-in/account/password" });
  const [done, setDone] = useState<string | null>(null);
  useDocumentTitle(t`Change password`);
  if (user === null) return null;

  const changed = async (message: string) => {
    await updateSession(queryClient, { user: { ...user, must_change_password: false } });
    setDone(message);
  };

  return (
    <StudentLayout>
      <div className="mx-auto grid max-w-form gap-6 px-5 py-12">
        <h1 className="text-title font-bold">{t`Change password`}</h1>
        {done ? (
          <>
            <Alert tone="right" title={done}>{t`You are signed out everywhere else.`}</Alert>
            <PathLink path={next ?? startPage(user)} className={buttonClass()}>{t`Go on`}</PathLink>
          </>
        ) : (
          <>
            {user.must_change_password && (
              <Alert tone="warm" title={t`You must change your password`}>
                {t`Choose one that only you know, then go on.`}
              </Alert>
            )}
            <PasswordForm onChanged={changed} />
          </>
        )}
      </div>
    </StudentLayout>
  );
}
