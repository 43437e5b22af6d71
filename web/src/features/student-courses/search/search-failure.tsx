import { useLingui } from "@lingui/react/macro";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";

interface SearchFailureProps {
  search: { error: Error; isFetching: boolean; refetch: () => unknown };
}

/** Why the search failed, and a button to retry. */
export function SearchFailure({ search }: SearchFailureProps) {
  const { t } = useLingui();
  return (
    <div className="mt-4">
      <Alert tone="wrong">
        <p className="mb-3">
          <FailureText {...describeFailure(search.error)} />
        </p>
        <Button variant="quiet" busy={search.isFetching} onClick={() => void search.refetch()}>
          {t`Try again`}
        </Button>
      </Alert>
    </div>
  );
}
