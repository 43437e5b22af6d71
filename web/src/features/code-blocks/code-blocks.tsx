import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";

import { followCode } from "./follow-code.ts";

import "./code-blocks.css";

/** Adds copying, wrapping and syntax highlighting to code in this screen's authored texts. */
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
