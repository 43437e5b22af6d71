import { useLingui } from "@lingui/react/macro";
import { type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

import { OverlayHomeProvider } from "./overlay-home.tsx";

/** No screen begins with a toast. Where its code does not come, as offline, things go on without. */
const ToastRegion = lazy<ComponentType>(() =>
  import("./toast-region.tsx").then(
    ({ ToastRegion }) => ({ default: ToastRegion }),
    () => ({ default: () => null }),
  ),
);

/** What the kit needs around every staff screen: its language, and a region for toasts. */
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
