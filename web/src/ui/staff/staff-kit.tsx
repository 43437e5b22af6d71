import { useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

import { OverlayHomeProvider } from "./overlay-home.tsx";

/** Lazy: no screen begins with a toast. If its code fails to load, as offline, there are no toasts. */
const ToastRegion = lazy<ComponentType>(() =>
  import("./toast-region.tsx").then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: () => null }),
  ),
);

/** The kit's providers around every staff screen: its language, and a toast region. */
export function StaffKit({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <I18nProvider locale={i18n.locale}>
      <OverlayHomeProvider>{children}</OverlayHomeProvider>
      <Suspense>
        <ToastRegion />
      </Suspense>
    </I18nProvider>
  );
}
