import { useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy, useEffect, useState } from "react";

import { onSessionEnd } from "../api/index.ts";
import { updateSession, useUser } from "../session/session-query.ts";
import { Dialog } from "../ui/student/dialog.tsx";
import { Loading } from "../ui/student/loading.tsx";

/** Seldom needed, so not part of every first visit. */
const SignInForm = lazy(async () => {
  const { SignInForm } = await import("../features/accounts/sign-in-form.tsx");
  return { default: SignInForm };
});

/**
 * Signs in again over the page when the session ended meanwhile; what was typed below stays, and
 * the call that met the end goes on.
 */
export function SessionEndDialog() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const user = useUser();
  const [answer, setAnswer] = useState<((signedIn: boolean) => void) | null>(null);
  const signedIn = user !== null;

  useEffect(() => {
    if (!signedIn) return;
    return onSessionEnd(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [signedIn]);

  const settle = (again: boolean) => {
    answer?.(again);
    setAnswer(null);
  };

  if (user === null) return null;
  return (
    <Dialog open={answer !== null} onClose={() => settle(false)} title={t`Sign in again`}>
      <p className="mb-5 text-muted">
        {t`You were signed out after a long time or on another device. Sign in to go on where you are; nothing you typed is lost.`}
      </p>
      <Suspense fallback={<Loading />}>
        <SignInForm
          email={user.email}
          onSignedIn={(session) => {
            updateSession(queryClient, { user: session.user, csrf_token: session.csrf_token });
            settle(true);
          }}
        />
      </Suspense>
    </Dialog>
  );
}
