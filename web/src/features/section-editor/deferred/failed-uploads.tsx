import { useLingui } from "@lingui/react/macro";

import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/staff/alert.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import type { Saved } from "../saving/save-page.ts";

interface FailedUploadsProps {
  saved: Saved;
  onRetry: () => void;
  onGoOn: () => void;
}

/** Files that failed to upload, and why. */
export function FailedUploads({ saved, onRetry, onGoOn }: FailedUploadsProps) {
  const { t } = useLingui();
  return (
    <Alert tone="warm" title={t`The sections are saved, but these files could not be uploaded`}>
      <ul>
        {saved.failedUploads.map(({ name, failure }) => (
          <li key={name} className="wrap-anywhere">
            {name}: <FailureText {...failure} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" onPress={onRetry}>
          {t`Try again`}
        </Button>
        <Button variant="plain" onPress={onGoOn}>
          {t`Go on without them`}
        </Button>
      </div>
    </Alert>
  );
}
