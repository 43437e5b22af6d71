import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import type { SessionEnd } from "../../api/index.ts";
import { NewPasswordDialog, SignInAgainDialog } from "../../features/accounts/index.ts";
import { updateSession, useUser } from "../../session/session-query.ts";

/** Mends a session over the page; what was typed below stays, and the call that met its end goes on. */
export function SessionEndDialog({ end }: { end: SessionEnd }) {
  const queryClient = useQueryClient();
  const user = useUser();

  // Nobody was signed in: there is nothing to go on with.
  useEffect(() => {
    if (user === null) end.settle(false);
  }, [end, user]);

  if (user === null) return null;
  const turnDown = () => end.settle(false);
  const goOn = (change: Parameters<typeof updateSession>[1]) => {
    updateSession(queryClient, change);
    end.settle(true);
  };
  return end.reason === "new-password" ? (
    <NewPasswordDialog
      onClose={turnDown}
      onChanged={() => goOn({ user: { ...user, must_change_password: false } })}
    />
  ) : (
    <SignInAgainDialog
      email={user.email}
      onClose={turnDown}
      onSignedIn={(session) => goOn({ user: session.user, csrf_token: session.csrf_token })}
    />
  );
}
