import { useLingui } from "@lingui/react/macro";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";

import { describeFailure } from "../../api/index.ts";
import { useRetry } from "../../session/use-retry.ts";
import { ErrorScreen } from "../../ui/student/error-screen.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { BackLink } from "./back-link.tsx";

/** Shown instead of a screen that failed with an unhandled error. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  useDocumentTitle(t`An error has occurred`);
  const retry = () => {
    reset();
    void router.invalidate();
  };
  useRetry(error, retry);
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreen
        {...describeFailure(error)}
        onRetry={retry}
        back={<BackLink to="/" label={t`Back to the start`} />}
      />
    </main>
  );
}
