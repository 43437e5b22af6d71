import { useLingui } from "@lingui/react/macro";

import { Alert } from "../ui/staff/alert.tsx";
import { Button } from "../ui/staff/button.tsx";

interface DraftNoticeProps {
  onDiscard: () => void;
  /** Names of chosen files, which no draft can keep. */
  lostFiles?: string;
  /** Whether there was nothing but files. */
  hasOnlyFiles?: boolean;
}

/** Says that a form was restored from an earlier visit's input, and offers to discard it. */
export function DraftNotice({ onDiscard, lostFiles, hasOnlyFiles }: DraftNoticeProps) {
  const { t } = useLingui();
  const chooseAgain = lostFiles && t`Files are not kept. Choose them again: ${lostFiles}`;
  if (hasOnlyFiles) return chooseAgain && <Alert tone="warm" title={chooseAgain} />;
  return (
    <Alert
      tone="calm"
      title={t`Your unsaved changes are back`}
      end={
        <Button variant="quiet" onPress={onDiscard}>
          {t`Discard them`}
        </Button>
      }
    >
      <p className="text-muted">{t`They were kept while you were away. Save them, or go back to what is saved.`}</p>
      {chooseAgain && <p className="mt-1 wrap-anywhere">{chooseAgain}</p>}
    </Alert>
  );
}
