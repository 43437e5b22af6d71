import { useLocation, useNavigate } from "@tanstack/react-router";
import { useState } from "react";

/**
 * The opened opinion on a question: one the viewer pressed, or the one in the URL
 * (`?opinion=34#section-12`), as in a notification's link.
 */
export function useOpenedInAddress(questionId: number) {
  const navigate = useNavigate();
  const [pressed, setOpened] = useState<number | null>(null);
  const named = useLocation({
    select: ({ search, hash }) =>
      hash === `section-${questionId}` ? readId(search as Record<string, unknown>) : null,
  });
  return {
    opened: pressed ?? named,
    setOpened: (opinionId: number | null) => {
      setOpened(opinionId);
      // Once closed, it must not reopen on the next reload.
      if (named === null) return;
      const here = { to: ".", replace: true, hash: true, resetScroll: false } as const;
      void navigate({ ...here, search: {}, hashScrollIntoView: false });
    },
  };
}

function readId({ opinion }: Record<string, unknown>): number | null {
  return typeof opinion === "number" && Number.isSafeInteger(opinion) && opinion > 0
    ? opinion
    : null;
}
