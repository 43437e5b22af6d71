import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { restorePageVersion } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";
import { showToast } from "../../../ui/staff/toast.ts";

interface Restoration {
  version: number;
  /** The page's version on screen. */
  current: number;
}

/** Restores a version of a page, and offers to undo that. */
export function useRestore(pageId: number, onRestored: (version: number) => void) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (body: Restoration) => call(restorePageVersion, { params: { pageId }, body }),
    async onSuccess({ version: made, elsewhere }, { current }) {
      const stayed =
        elsewhere > 0 &&
        t`${plural(elsewhere, { one: "# section stays on the page it was moved to", other: "# sections stay on the pages they were moved to" })}`;
      showToast({
        text: [t`The version is restored`, stayed].filter(Boolean).join(". "),
        action: {
          label: t`Undo`,
          onAction: () => mutate({ version: current, current: made }),
        },
      });
      // The editor and the outline show other sections now.
      await queryClient.invalidateQueries();
      onRestored(made);
    },
  });
  return { restore: mutate, error, isPending, reset };
}
