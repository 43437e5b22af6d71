import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

import { OverlayHomeProvider } from "./overlay-home.tsx";
import { ToastRegion } from "./toast.tsx";

/** What the kit needs around every staff screen: its language, and a region for toasts. */
export function StaffKit({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={i18n.locale}>
      <OverlayHomeProvider>{children}</OverlayHomeProvider>
      <ToastRegion />
    </I18nProvider>
  );
}
