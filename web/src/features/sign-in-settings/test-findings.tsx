import { useLingui } from "@lingui/react/macro";
import type { ProviderTest } from "@paso/contract";

import { Alert } from "../../ui/staff/alert.tsx";

/** Findings of a provider test. */
export function TestFindings({ test }: { test: ProviderTest }) {
  const { t } = useLingui();
  return (
    <Alert
      tone={test.ok ? "right" : "wrong"}
      title={test.ok ? t`This should work` : t`This does not work yet`}
    >
      <ul className="list-disc ps-5">
        {test.findings.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Alert>
  );
}
