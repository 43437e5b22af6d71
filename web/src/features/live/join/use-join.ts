import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";

import { postJoin } from "../queries/live-queries.ts";

/**
 * Requests the viewer's personal meeting URL and opens it in a new tab, or here if that is blocked and
 * there is no password to read first. The tab opens at once, as browsers only allow that during a click.
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
