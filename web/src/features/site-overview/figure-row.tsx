import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Icon } from "../../ui/staff/icon.tsx";

interface FigureRowProps {
  title: string;
  /** The figures in words. */
  children: ReactNode;
  /** What needs an administrator's attention; omitted if all is well. */
  concern?: ReactNode;
  /** Whether to say so if all is well. */
  saysFine?: boolean;
  /** Link to the details. */
  link?: ReactNode;
}

/** A line of the overview: title, figures, and any problem. */
export function FigureRow({ title, children, concern, saysFine = false, link }: FigureRowProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2 border-b border-line py-4">
      <dt className="w-40 shrink-0 font-semibold max-sm:w-full">{title}</dt>
      <dd className="min-w-0 flex-1 basis-64">
        <p className="wrap-anywhere text-muted tabular-nums">{children}</p>
        {concern && (
          <p className="mt-1 flex items-start gap-1.5 text-warm">
            <Icon name="warning" className="mt-0.5 size-5" />
            <span>{concern}</span>
          </p>
        )}
        {!concern && saysFine && (
          <p className="mt-1 flex items-start gap-1.5">
            <Icon name="check" className="mt-0.5 size-5" />
            {t`Fine`}
          </p>
        )}
      </dd>
      {link && <dd>{link}</dd>}
    </div>
  );
}
