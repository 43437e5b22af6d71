import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import type { SessionEnd } from "../../api/index.ts";
import {
  ConfirmIdentityDialog,
  NewFactorDialog,
  NewPasswordDialog,
  SignInAgainDialog,
} from "../../features/accounts/index.ts";
import { updateSession, useUser } from "../../session/session-query.ts";

/** Restores a session in a dialog over the page; the input below is kept, and the failed call is repeated. */
export function SessionEndDialog({ end }: { end: SessionEnd }) {
  const queryClient = useQueryClient();
  const user = useUser();

  // There was no session to restore.
  useEffect(() => {
    if (user === null) end.settle(false);
  }, [end, user]);

  if (user === null) return null;
  const turnDown = () => end.settle(false);
  const goOn = async (change: Parameters<typeof updateSession>[1]) => {
    await updateSession(queryClient, change);
    end.settle(true);
  };
  if (end.reason === "confirm-identity") {
    return <ConfirmIdentityDialog onClose={turnDown} onConfirmed={() => end.settle(true)} />;
  }
  if (end.reason === "new-factor") {
    return (
      <NewFactorDialog
        onClose={turnDown}
        onAdded={() => void goOn({ user: { ...user, must_add_second_factor: false } })}
      />
    );
  }
  return end.reason === "new-password" ? (
    <NewPasswordDialog
      onClose={turnDown}
      onChanged={() => goOn({ user: { ...user, must_change_password: false } })}
    />
  ) : (
    <SignInAgainDialog
      email={user.email}
      next={location.pathname + location.search + location.hash}
      onClose={turnDown}
      onSignedIn={async ({ user: signedIn, csrf_token }) => {
        if (signedIn.id === user.id) await goOn({ user: signedIn, csrf_token });
        // A passkey may belong to another person, who must not see this page.
        else location.reload();
      }}
    />
  );
}
