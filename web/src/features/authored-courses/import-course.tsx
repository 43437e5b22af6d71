import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { importArchive, type EndpointOutput } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure, sendOnce, upload } from "../../api/index.ts";
import { PathLink } from "../../ui/path-link.tsx";
import { Alert } from "../../ui/staff/alert.tsx";
import { Button, buttonClass } from "../../ui/staff/button.tsx";
import { FileButton } from "../../ui/staff/file-button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { UploadProgress } from "../../ui/staff/upload-progress.tsx";
import { todayQuery } from "./today/today-query.ts";

/** The button that imports a course archive, with progress and result below it. */
export function useImportCourse() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [sent, setSent] = useState(0);
  const { mutate, variables, data, error, isPending, reset } = useMutation({
    mutationFn: (archive: File) =>
      sendOnce([archive.name, archive.size, archive.lastModified], (headers) =>
        upload(importArchive, { files: { archive }, headers, onProgress: setSent }),
      ),
    onMutate: () => setSent(0),
    onSuccess: () => queryClient.invalidateQueries(todayQuery),
  });

  return {
    button: (
      <FileButton
        label={t`Import course`}
        accept={[".zip", "application/zip"]}
        busy={isPending}
        onChoose={([archive]) => archive && mutate(archive)}
      />
    ),
    report: (
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {isPending && variables && (
          <UploadProgress
            label={sent < 100 ? t`Sending ${variables.name}` : t`Reading ${variables.name}`}
            percentage={sent}
          />
        )}
        {error && <ImportIssues error={error} onClose={reset} />}
        {data && <ImportReport report={data} onClose={reset} />}
      </div>
    ),
  };
}

function ImportIssues({ error, onClose }: { error: Error; onClose: () => void }) {
  const { t } = useLingui();
  const issues = error instanceof ApiError ? (error.body.errors?.["archive"] ?? []) : [];
  if (issues.length === 0) return <FormError failure={describeFailure(error)} />;
  return (
    <Alert
      tone="wrong"
      title={t`The archive was not imported; nothing was changed`}
      end={
        <Button variant="quiet" onPress={onClose}>
          {t`Close`}
        </Button>
      }
    >
      <ul className="mt-1 list-disc ps-5">
        {issues.map((issue, index) => (
          <li key={index} className="wrap-anywhere">
            {issue}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

interface ImportReportProps {
  report: EndpointOutput<typeof importArchive>;
  onClose: () => void;
}

function ImportReport({ report, onClose }: ImportReportProps) {
  const { t } = useLingui();
  const { modules, pages, sections, files, warnings } = report;
  return (
    <Alert
      tone={warnings.length > 0 ? "warm" : "right"}
      title={t`The course was imported`}
      end={
        <span className="flex flex-wrap gap-2">
          <PathLink path={report.redirect_to} className={buttonClass()}>
            {t`Open its outline`}
          </PathLink>
          <PathLink path={`${report.redirect_to}#publish`} className={buttonClass("quiet")}>
            {t`Check and publish`}
          </PathLink>
          <Button variant="quiet" onPress={onClose}>
            {t`Close`}
          </Button>
        </span>
      }
    >
      <p>
        <Trans>
          <Plural value={modules} one="# module" other="# modules" />,{" "}
          <Plural value={pages} one="# page" other="# pages" />,{" "}
          <Plural value={sections} one="# section" other="# sections" />,{" "}
          <Plural value={files} one="# file" other="# files" />
        </Trans>
      </p>
      <p>{t`It is a draft: nobody but its staff sees it.`}</p>
      {warnings.length > 0 && (
        <ul className="mt-1 list-disc ps-5">
          {warnings.map((warning, index) => (
            <li key={index} className="wrap-anywhere">
              {warning}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
