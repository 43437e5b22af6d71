import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

import { followAnchors } from "../../ui/follow-anchors.ts";

/** Scrolls smoothly to anchors within the page, from the interface's links and from authors' texts. */
export function useAnchorScroll(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      followAnchors(
        (hash) =>
          void navigate({
            to: ".",
            hash,
            search: true,
            hashScrollIntoView: false,
            resetScroll: false,
          }),
      ),
    [navigate],
  );
}
