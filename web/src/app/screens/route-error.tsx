import { useLingui } from "@lingui/react/macro";
import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { useMemo } from "react";

import { ConnectionError, describeFailure } from "../../api/index.ts";
import { useRetry } from "../../session/use-retry.ts";
import { ErrorScreen } from "../../ui/student/error-screen.tsx";
import { useDocumentTitle } from "../../ui/use-document-title.ts";
import { BackLink } from "./back-link.tsx";

/** What Chromium, Firefox, Safari and Vite say if a file of the app does not load. */
const FILE_MISSING = /import(ed|ing a) module|preload CSS/;

/** Shown instead of a screen that failed with an unhandled error. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const { t } = useLingui();
  const router = useRouter();
  useDocumentTitle(t`An error has occurred`);
  const isFileMissing = FILE_MISSING.test(String(error));
  const retry = () => {
    // A new version has other files, which only a reload finds.
    if (isFileMissing && navigator.onLine) return location.reload();
    reset();
    void router.invalidate();
  };
  const cause = useMemo(
    () => (isFileMissing ? new ConnectionError("unreachable", error) : error),
    [isFileMissing, error],
  );
  useRetry(cause, retry);
  return (
    <main id="content" tabIndex={-1}>
      <ErrorScreen
        {...describeFailure(cause)}
        onRetry={retry}
        back={<BackLink to="/" label={t`Back to the start`} />}
      />
    </main>
  );
}
