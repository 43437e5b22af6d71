import { useLingui } from "@lingui/react/macro";

import { Alert } from "../ui/staff/alert.tsx";
import { Button } from "../ui/staff/button.tsx";

/** Says that a form was restored from an earlier visit's input, and offers to discard it. */
export function DraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useLingui();
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
    </Alert>
  );
}
