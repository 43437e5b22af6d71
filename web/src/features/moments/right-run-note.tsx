import { useLingui } from "@lingui/react/macro";

import { LineIcon } from "../../ui/line-icon.tsx";

/** Says next to a verdict that it continues a run of right answers. */
export function RightRun({ length }: { length: number }) {
  const { t } = useLingui();
  return (
    <p className="right-run -mt-2 mb-4 inline-flex items-center gap-2 rounded-full bg-warm-soft px-4 py-1.5 font-semibold text-warm">
      <LineIcon path="M4 16l5-5 4 4 7-8m0 0h-5m5 0v5" className="size-5" />
      {t`${length} correct in a row`}
    </p>
  );
}
