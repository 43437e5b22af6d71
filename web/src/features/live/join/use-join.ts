import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";

import { postJoin } from "../queries/live-queries.ts";

/**
 * Asks for the viewer's own address of a meeting and opens it in another tab, or here where the
 * browser opens none and there is no password to be read first. The tab opens at once, since browsers
 * allow that during a click alone.
 */
export function useJoin(classId: number, occurrenceId: number) {
  const { t } = useLingui();
  const { mutate, ...join } = useMutation({
    async mutationFn(tab: Window | null) {
      const joined = await postJoin(classId, occurrenceId);
      const isOpened = tab !== null && !tab.closed;
      if (isOpened) {
        tab.opener = null;
        tab.location.replace(joined.address);
      } else if (joined.password === null) location.assign(joined.address);
      return { ...joined, isOpened };
    },
    onError: (_, tab) => tab?.close(),
  });
  return {
    ...join,
    join: () => {
      const tab = window.open("", "_blank");
      if (tab) {
        tab.document.title = t`Live class`;
        tab.document.body.append(t`The class opens in a moment…`);
      }
      mutate(tab);
    },
  };
}
