import { useLingui } from "@lingui/react/macro";
import { LIVE_PROVIDER_NAMES, type PlannedClass } from "@paso/contract";
import type { ReactNode } from "react";

import { Badge } from "../../../ui/staff/badge.tsx";
import { AllClassesLink } from "../parts/all-classes-link.tsx";
import { useAudience } from "../parts/use-audience.ts";

interface ClassHeadProps {
  planned: PlannedClass;
  /** The class's actions. */
  children?: ReactNode;
}

/** A class's title, audience and actions. */
export function ClassHead({ planned, children }: ClassHeadProps) {
  const { t, i18n } = useLingui();
  const audienceOf = useAudience();
  const names = new Intl.ListFormat(i18n.locale).format(planned.hosts.map(({ name }) => name));
  return (
    <div>
      <AllClassesLink />
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="min-w-0 text-title font-bold wrap-anywhere">{planned.title}</h1>
            {planned.state === "cancelled" && <Badge tone="warm">{t`Cancelled`}</Badge>}
            {planned.state === "ended" && <Badge tone="calm">{t`Over`}</Badge>}
          </div>
          <p className="mt-1 wrap-anywhere text-muted">
            {[audienceOf(planned), LIVE_PROVIDER_NAMES[planned.provider], names]
              .filter(Boolean)
              .join(" · ")}
          </p>
        </div>
        {children}
      </div>
    </div>
  );
}
