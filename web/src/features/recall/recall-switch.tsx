import { useLingui } from "@lingui/react/macro";
import type { Recalls } from "@paso/contract";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";
import { useChooseRecalls } from "./use-choose-recalls.ts";

/** The button that turns recall on or off. */
export function RecallSwitch({ recalls: { course, next_at: nextAt } }: { recalls: Recalls }) {
  const { t } = useLingui();
  const { mutate, isPending, error } = useChooseRecalls(course.id);
  const isWanted = nextAt !== null;
  return (
    <>
      {error && (
        <div className="mb-4">
          <Alert tone="wrong">
            <FailureText {...describeFailure(error)} />
          </Alert>
        </div>
      )}
      <Button
        variant="quiet"
        busy={isPending}
        onClick={() => mutate(!isWanted)}
        className="max-sm:w-full"
      >
        {isWanted ? t`Don’t ask me` : t`Yes, ask me`}
      </Button>
    </>
  );
}
