import { useLingui } from "@lingui/react/macro";
import { useMemo } from "react";

import type { ChildKind } from "../parts/part.ts";

/** Texts for completed changes of a part. */
export function useChangeNames(): Record<"gone" | "moved" | "copied", Record<ChildKind, string>> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      gone: { module: t`Module deleted`, page: t`Page deleted`, section: t`Section deleted` },
      moved: { module: t`Module moved`, page: t`Page moved`, section: t`Section moved` },
      copied: { module: t`Module copied`, page: t`Page copied`, section: t`Section copied` },
    }),
    [t],
  );
}
