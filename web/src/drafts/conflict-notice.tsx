import { useLingui } from "@lingui/react/macro";

import { Alert } from "../ui/staff/alert.tsx";
import { Button } from "../ui/staff/button.tsx";

interface ConflictNoticeProps {
  /** Names what another person changed. */
  title: string;
  onShowTheirs: () => void;
  onSaveMine: () => void;
}

/** Says that a form was not saved because another person changed it, and offers either version. */
export function ConflictNotice({ title, onShowTheirs, onSaveMine }: ConflictNoticeProps) {
  const { t } = useLingui();
  return (
    // Marks it for the form's focus on the first issue.
    <div data-issue tabIndex={-1}>
      <Alert
        tone="warm"
        title={title}
        end={
          <div className="flex flex-wrap gap-3">
            <Button variant="quiet" onPress={onShowTheirs}>
              {t`Show theirs`}
            </Button>
            <Button variant="quiet" onPress={onSaveMine}>
              {t`Save mine`}
            </Button>
          </div>
        }
      >
        <p>{t`Nothing was saved. What you typed is still here.`}</p>
      </Alert>
    </div>
  );
}
