import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../ui/student/button.tsx";

/** Copies the diploma's public verification URL; shows it if the browser refuses. */
export function CopyLinkButton({ path }: { path: string }) {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  const address = location.origin + path;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  };
  return (
    <>
      <Button variant="quiet" onClick={() => void copy()}>
        {t`Copy link`}
      </Button>
      <p role="status" className="basis-full text-small text-muted empty:hidden">
        {outcome === "copied" &&
          t`Copied. Anyone who opens the link sees that the diploma is genuine.`}
        {outcome === "refused" && <span className="wrap-anywhere">{address}</span>}
      </p>
    </>
  );
}
