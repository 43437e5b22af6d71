import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { followCode } from "./follow-code.ts";

import "./code-blocks.css";

/** Lets code in the authored texts of this screen be copied and wrapped, and colours it. */
export function CodeBlocks() {
  const { t } = useLingui();
  const [said, setSaid] = useState("");
  useEffect(
    () =>
      followCode({
        texts: { copy: t`Copy code`, copied: t`Copied`, wrap: t`Wrap long lines` },
        say: setSaid,
      }),
    [t],
  );
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  );
}
