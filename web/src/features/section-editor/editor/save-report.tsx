import { useLingui } from "@lingui/react/macro";
import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { UploadProgress } from "../../../ui/staff/upload-progress.tsx";
import type { Saved } from "../saving/save-page.ts";
import type { Saving } from "../saving/use-saving.ts";
import { useEditor } from "../sections/editor-context.ts";

const SaveNotices = lazyPart(
  async () => (await import("../deferred/save-notices.tsx")).SaveNotices,
  { texts: "admin" },
);

interface SaveReportProps {
  saving: Saving;
  /** A save with failed uploads; null for none. */
  saved: Saved | null;
  onRetry: () => void;
  onGoOn: () => void;
}

/** Outcome of the last save, unless it navigated away. */
export function SaveReport({ saving, ...outcome }: SaveReportProps) {
  const { t } = useLingui();
  const hasIssues = useEditor((state) => state.issues.list.length > 0);
  const { uploading, failure, merged } = saving;
  if (uploading) {
    const { name, percentage } = uploading;
    return <UploadProgress label={t`Uploading ${name}`} percentage={percentage} />;
  }
  return (
    <>
      <FormError failure={failure} />
      <Suspense>
        {(hasIssues || merged || outcome.saved) && <SaveNotices merged={merged} {...outcome} />}
      </Suspense>
    </>
  );
}
