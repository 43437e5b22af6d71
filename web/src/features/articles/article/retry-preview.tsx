import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { type ArticlePath, postPreviewRetry } from "../queries/article-queries.ts";

/** Polling interval in milliseconds. */
const PAUSE = 3_000;

interface RetryPreviewProps {
  path: ArticlePath;
  /** Whether the page could not be read, as far as is known. */
  hasFailed: boolean;
  /** Fetches the article again. */
  onLook: () => Promise<unknown>;
}

/** Has the preview of a linked page fetched again, and polls for the result. */
export function RetryPreview({ path, hasFailed, onLook }: RetryPreviewProps) {
  const { t } = useLingui();
  const retry = useMutation({ mutationFn: () => postPreviewRetry(path), onSuccess: onLook });
  const isLooking = retry.isSuccess && !hasFailed;
  useEffect(() => {
    if (!isLooking) return undefined;
    const timer = setInterval(() => void onLook(), PAUSE);
    return () => clearInterval(timer);
  }, [isLooking, onLook]);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-small text-muted">
      <p role="status" className="min-w-0 flex-1 basis-60">
        {retry.isError ? (
          <FailureText {...describeFailure(retry.error)} />
        ) : isLooking || retry.isPending ? (
          t`Checking the page again…`
        ) : (
          t`The page’s title and picture could not be read.`
        )}
      </p>
      {!isLooking && (
        <Button variant="quiet" busy={retry.isPending} onClick={() => retry.mutate()}>
          {t`Look again`}
        </Button>
      )}
    </div>
  );
}
