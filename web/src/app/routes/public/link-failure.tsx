import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";

interface LinkFailureProps {
  /** The failed check of the link. */
  check: { error: Error; isFetching: boolean; refetch: () => unknown };
  /** Why the link is of no use; undefined if that could not be checked. */
  refusal: string | undefined;
  /** A link to what to do instead. */
  instead: ReactNode;
}

/** Shown instead of the form that a secret link leads to. */
export function LinkFailure({ check, refusal, instead }: LinkFailureProps) {
  const { t } = useLingui();
  return (
    <div className="mt-6 grid justify-items-start gap-6">
      <Alert tone="wrong">{refusal ?? <FailureText {...describeFailure(check.error)} />}</Alert>
      {refusal === undefined ? (
        <Button busy={check.isFetching} onClick={() => void check.refetch()}>
          {t`Try again`}
        </Button>
      ) : (
        instead
      )}
    </div>
  );
}
