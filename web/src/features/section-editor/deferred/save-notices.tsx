import { useLingui } from "@lingui/react/macro";

import { Alert } from "../../../ui/staff/alert.tsx";
import type { Saved } from "../saving/save-page.ts";
import type { Saving } from "../saving/use-saving.ts";
import { useEditor } from "../sections/editor-context.ts";
import { FailedUploads } from "./failed-uploads.tsx";
import { IssueList } from "./issue-list.tsx";

interface SaveNoticesProps {
  merged: Saving["merged"];
  /** A save with failed uploads; null for none. */
  saved: Saved | null;
  onRetry: () => void;
  onGoOn: () => void;
}

/** What to do about the last save: issues, changes by others, and files that failed to upload. */
export function SaveNotices({ merged, saved, onRetry, onGoOn }: SaveNoticesProps) {
  const { t } = useLingui();
  const conflicts = useEditor((state) => state.conflicts.length);
  const hasIssues = useEditor((state) => state.issues.list.length > 0);
  return (
    <>
      {hasIssues && <IssueList />}
      {merged === "sections" && (
        <Alert tone="warm" title={t`This page was also changed elsewhere meanwhile`}>
          <p>{t`Your changes and the others are in different sections; both are below. Look at them, then save again.`}</p>
        </Alert>
      )}
      {merged === "conflicts" && conflicts === 0 && (
        <Alert tone="warm" title={t`What you chose is in place`}>
          <p>{t`Save again to keep it.`}</p>
        </Alert>
      )}
      {saved && <FailedUploads saved={saved} onRetry={onRetry} onGoOn={onGoOn} />}
    </>
  );
}
