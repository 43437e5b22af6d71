import { useLingui } from "@lingui/react/macro";
import type { ComponentProps } from "react";

import { Button } from "./button.tsx";
import { FormError } from "./form-error.tsx";

interface LoadFailureProps {
  /** Why the list or its details could not be loaded, as described by `describeFailure`. */
  failure: ComponentProps<typeof FormError>["failure"];
  onRetry: () => void;
  className?: string;
}

/** Replaces content that failed to load, with a retry button. */
export function LoadFailure({ failure, onRetry, className = "" }: LoadFailureProps) {
  const { t } = useLingui();
  return (
    <div className={`grid justify-items-start gap-3 ${className}`}>
      <FormError failure={failure} />
      <Button variant="quiet" onPress={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  );
}
