import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import type { SessionEnd } from "../api/index.ts";
import { PasswordForm } from "../features/accounts/password-form.tsx";
import { SignInForm } from "../features/accounts/sign-in-form.tsx";
import { updateSession, useUser } from "../session/session-query.ts";
import { Dialog } from "../ui/student/dialog.tsx";

/**
 * Signs in again over the page when the session ended meanwhile, or takes the new password that an
 * administrator asked for; what was typed below stays, and the call that met the end goes on.
 */
export function SessionEndDialog({ end }: { end: SessionEnd }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const user = useUser();

  // Nobody was signed in: there is nothing to go on with.
  useEffect(() => {
    if (user === null) end.settle(false);
  }, [end, user]);

  if (user === null) return null;
  const turnDown = () => end.settle(false);
  if (end.reason === "new-password") {
    return (
      <Dialog open onClose={turnDown} title={t`You must change your password`}>
        <p className="mb-5 text-muted">
          {t`Choose one that only you know, then go on where you are; nothing you typed is lost.`}
        </p>
        <PasswordForm
          onChanged={() => {
            updateSession(queryClient, { user: { ...user, must_change_password: false } });
            end.settle(true);
          }}
        />
      </Dialog>
    );
  }
  return (
    <Dialog open onClose={turnDown} title={t`Sign in again`}>
      <p className="mb-5 text-muted">
        {t`You were signed out after a long time or on another device. Sign in to go on where you are; nothing you typed is lost.`}
      </p>
      <SignInForm
        email={user.email}
        onSignedIn={(session) => {
          updateSession(queryClient, { user: session.user, csrf_token: session.csrf_token });
          end.settle(true);
        }}
      />
    </Dialog>
  );
}
