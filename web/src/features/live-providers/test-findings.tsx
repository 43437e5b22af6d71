import { useLingui } from "@lingui/react/macro";
import type { LiveProviderTest } from "@paso/contract";

import { Alert } from "../../ui/staff/alert.tsx";

/** Findings of a credentials test. */
export function TestFindings({ test }: { test: LiveProviderTest }) {
  const { t } = useLingui();
  return (
    <Alert
      tone={test.ok ? "right" : "wrong"}
      title={test.ok ? t`This should work` : t`This does not work yet`}
    >
      <ul className="list-disc ps-5">
        {test.findings.map(({ text }) => (
          <li key={text} className="wrap-anywhere">
            {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
