import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { PeopleAction } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { PEOPLE_KEY, postPeopleAction } from "./api.ts";

/** Disables, enables or invites many people, and says how many it applied to. */
export function usePeopleAction(isSending: boolean) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ ids, action }: { ids: readonly number[]; action: PeopleAction }) =>
      postPeopleAction(ids, action),
    onSuccess(changed, { action }) {
      const count = changed.length;
      const texts: Record<PeopleAction, string> = {
        disable: t`${plural(count, { one: "# person cannot sign in any more", other: "# people cannot sign in any more" })}`,
        enable: t`${plural(count, { one: "# person can sign in again", other: "# people can sign in again" })}`,
        invite: isSending
          ? t`${plural(count, { one: "# invitation is on its way", other: "# invitations are on their way" })}`
          : t`This site has no mail server: pass on the links that wait under “Mail”.`,
      };
      showToast({
        text: texts[action],
        ...(action === "disable" &&
          count > 0 && {
            action: {
              label: t`Undo`,
              onAction: () => mutate({ ids: changed, action: "enable" }),
            },
          }),
      });
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY }),
  });
  return {
    run: (ids: readonly number[], action: PeopleAction, onDone: () => void) =>
      mutate({ ids, action }, { onSuccess: onDone }),
    isPending,
  };
}
