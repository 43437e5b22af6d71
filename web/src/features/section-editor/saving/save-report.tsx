import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { UploadProgress } from "../../../ui/staff/upload-progress.tsx";
import { useEditor } from "../sections/editor-context.ts";
import type { Saved } from "./save-page.ts";
import type { Saving } from "./use-saving.ts";

const IssueList = lazyPart(async () => (await import("./issue-list.tsx")).IssueList, {
  texts: "staff",
});

const FailedUploads = lazyPart(async () => (await import("./failed-uploads.tsx")).FailedUploads, {
  texts: "staff",
});

interface SaveReportProps {
  saving: Saving;
  /** A save with failed uploads; null for none. */
  saved: Saved | null;
  onRetry: () => void;
  onGoOn: () => void;
}

/** Outcome of the last save, unless it navigated away. */
export function SaveReport({ saving, saved, onRetry, onGoOn }: SaveReportProps) {
  const { t } = useLingui();
  const conflicts = useEditor((state) => state.conflicts.length);
  const hasIssues = useEditor((state) => state.issues.list.length > 0);
  if (saving.uploading) {
    const { name, percentage } = saving.uploading;
    return <UploadProgress label={t`Uploading ${name}`} percentage={percentage} />;
  }
  return (
    <>
      <FormError failure={saving.failure} />
      <Suspense>{hasIssues && <IssueList />}</Suspense>
      {saving.merged === "sections" && (
        <Alert tone="warm" title={t`This page was also changed elsewhere meanwhile`}>
          <p>{t`Your changes and the others are in different sections; both are below. Look at them, then save again.`}</p>
        </Alert>
      )}
      {saving.merged === "conflicts" && conflicts === 0 && (
        <Alert tone="warm" title={t`What you chose is in place`}>
          <p>{t`Save again to keep it.`}</p>
        </Alert>
      )}
      <Suspense>
        {saved && <FailedUploads saved={saved} onRetry={onRetry} onGoOn={onGoOn} />}
      </Suspense>
    </>
  );
}
