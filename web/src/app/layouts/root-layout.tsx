import { useLingui } from "@lingui/react/macro";
import { Outlet } from "@tanstack/react-router";

import { useStandIn } from "../../loading/lazy-part.tsx";
import { SessionEndGate } from "../session-end/session-end-gate.tsx";
import { useAnchorScroll } from "./use-anchor-scroll.ts";
import { focusContent, useFocusOnNavigation } from "./use-focus-on-navigation.ts";

/** Wraps every screen: the skip link, the sign-in over the page, and focus management. */
export function RootLayout() {
  const { t } = useLingui();
  useFocusOnNavigation();
  useAnchorScroll();
  useStandIn();
  return (
    <>
      <a
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          focusContent();
        }}
        className="fixed start-4 top-2 z-20 -translate-y-20 rounded-control bg-accent px-4 py-2.5 font-semibold text-on-accent focus:translate-y-0"
      >
        {t`Skip to content`}
      </a>
      <Outlet />
      <SessionEndGate />
    </>
  );
}
