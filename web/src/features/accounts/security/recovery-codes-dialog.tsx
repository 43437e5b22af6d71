import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import "./recovery-codes.css";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  /** Whether the app was set up just now. */
  isFirst?: boolean;
  onDone: () => void;
}

/** Shows new recovery codes, once: to copy, download or print. Must be acknowledged. */
export function RecoveryCodesDialog({ codes, isFirst = false, onDone }: RecoveryCodesDialogProps) {
  const { t } = useLingui();
  const [status, setStatus] = useState("");
  const host = location.host;
  const heading = t`Recovery codes for ${host}`;
  const text = [heading, "", ...codes, ""].join("\n");

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(t`Copied.`);
    } catch {
      setStatus(t`This browser does not let us copy. Select the codes and copy them yourself.`);
    }
  };
  const download = () => {
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const name = t`recovery-codes.txt`;
    Object.assign(document.createElement("a"), { href: url, download: name }).click();
    URL.revokeObjectURL(url);
    setStatus(t`Downloaded as ${name}.`);
  };

  return (
    <Dialog open title={isFirst ? t`The app is set up` : t`New recovery codes`}>
      <p className="mb-5 text-muted">
        {t`Keep these codes where you can find them without your phone. Each signs you in once in place of the app. They are shown only now.`}
      </p>
      <div className="print-alone mb-5 rounded-control border border-line bg-paper p-4">
        <p className="mb-2 hidden font-semibold print:block">{heading}</p>
        <ul aria-label={t`Recovery codes`} className="grid gap-y-1">
          {codes.map((code) => (
            <li key={code}>
              <code className="recovery-code tracking-wide whitespace-nowrap tabular-nums">
                {code}
              </code>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button variant="quiet" onClick={() => void copy()}>
          {t`Copy`}
        </Button>
        <Button variant="quiet" onClick={download}>
          {t`Download`}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {t`Print`}
        </Button>
      </div>
      <p role="status" className="min-h-7 pt-1 text-small text-muted">
        {status}
      </p>
      <Button className="mt-2" onClick={onDone}>
        {t`I have kept the codes`}
      </Button>
    </Dialog>
  );
}
