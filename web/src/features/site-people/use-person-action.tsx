import { useLingui } from "@lingui/react/macro";
import type { Role, SitePerson } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { fullName } from "../../ui/full-name.ts";
import { showToast } from "../../ui/staff/toast.ts";
import { type ActionName, PEOPLE_KEY, postAction, putRole } from "./api.ts";

/** Changes a person's account, confirms it, and offers undo if possible. */
export function usePersonAction(person: SitePerson, isSending: boolean) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (change: () => Promise<void>) => change(),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
  const { id, email } = person;
  const name = fullName(person);
  const mailed = isSending
    ? t`A link is on its way to ${email}`
    : t`This site has no mail server: pass on the link that waits under “Mail”.`;
  const done: Record<ActionName, string> = {
    disable: t`${name} cannot sign in any more`,
    enable: t`${name} can sign in again`,
    invite: mailed,
    sendReset: mailed,
    resetSecondFactor: t`${name} signs in with the password alone now`,
    askForNewPassword: t`${name} has to change the password now`,
  };
  const run = (action: ActionName) =>
    // Inside the mutation function: the row may be unmounted once it succeeds.
    mutate(async () => {
      await postAction(id, action);
      showToast({
        text: done[action],
        ...(action === "disable" && {
          action: { label: t`Undo`, onAction: () => run("enable") },
        }),
      });
    });
  const toRole = (role: Role) =>
    mutate(async () => {
      const before = person.role;
      await putRole(id, role);
      showToast({
        text: t`Role changed; ${name} has to sign in again`,
        action: {
          label: t`Undo`,
          onAction: () => mutate(() => putRole(id, before).then(() => {})),
        },
      });
    });
  return { run, toRole, isPending };
}
