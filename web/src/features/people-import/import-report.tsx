import { Plural, useLingui } from "@lingui/react/macro";
import type { PeopleImportResult } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { describeFailure } from "../../api/index.ts";
import { focusWhenDrawn } from "../../ui/focus-when-drawn.ts";
import { PathLink } from "../../ui/path-link.tsx";
import { Alert } from "../../ui/staff/alert.tsx";
import { Button, buttonClass } from "../../ui/staff/button.tsx";
import { LoadFailure } from "../../ui/staff/load-failure.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import { UploadProgress } from "../../ui/staff/upload-progress.tsx";
import { importJobQuery } from "./api.ts";
import { useFieldNames } from "./use-field-names.ts";
import { writeRefused } from "./write-refused.ts";

interface ImportReportProps {
  jobId: number;
  onStartOver: () => void;
}

/** An import's progress and result. */
export function ImportReport({ jobId, onStartOver }: ImportReportProps) {
  const { t } = useLingui();
  const job = useQuery(importJobQuery(jobId));
  if (job.isPending) return <Loading className="py-10" />;
  const { state = "failed", progress = 0, result = null } = job.data ?? {};
  const isOver = state === "done" || state === "failed" || job.isError;
  return (
    <div
      ref={focusWhenDrawn}
      tabIndex={-1}
      className="grid grid-cols-[minmax(0,1fr)] gap-6 outline-none"
    >
      {job.isError && (
        <LoadFailure failure={describeFailure(job.error)} onRetry={() => void job.refetch()} />
      )}
      {!isOver && (
        <>
          <UploadProgress label={t`Importing`} percentage={Math.floor(progress * 100)} />
          <p className="text-muted">{t`This continues even if you leave the page.`}</p>
        </>
      )}
      {state === "done" && <Alert tone="right" title={t`The import is done`} />}
      {job.data?.state === "failed" && (
        <Alert tone="wrong" title={t`The import stopped before its end`}>
          {t`What it had done stays done. Importing the file again changes nothing of that and does the rest.`}
        </Alert>
      )}
      {result && <Figures result={result} />}
      {isOver && (
        <div className="flex flex-wrap gap-3">
          <PathLink path="/admin/people" className={buttonClass()}>
            {t`Back to people`}
          </PathLink>
          <Button variant="quiet" onPress={onStartOver}>
            {t`Import another file`}
          </Button>
        </div>
      )}
    </div>
  );
}

function Figures({ result }: { result: PeopleImportResult }) {
  const { i18n, t } = useLingui();
  const names = useFieldNames();
  const { created, changed, unchanged, refused } = result;
  const refusedCount = refused.length;
  const download = () => {
    const { email, first_name, last_name, role, course, group, language } = names;
    const headings = [
      email,
      first_name,
      last_name,
      role,
      course,
      group,
      language,
      t({ message: "Reason", context: "refused row" }),
    ];
    const url = URL.createObjectURL(writeRefused(refused, headings, i18n.locale));
    const link = Object.assign(document.createElement("a"), {
      href: url,
      download: t`refused.csv`,
    });
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <>
      <div role="status">
        <ul className="grid gap-1 tabular-nums">
          <li>
            <Plural value={created} one="# new person" other="# new people" />
          </li>
          <li>
            <Plural value={changed} one="# row updated" other="# rows updated" />
          </li>
          <li>
            <Plural value={unchanged} one="# row unchanged" other="# rows unchanged" />
          </li>
          <li>
            <Plural value={refusedCount} one="# row refused" other="# rows refused" />
          </li>
        </ul>
      </div>
      {refusedCount > 0 && (
        <Button variant="quiet" icon="download" className="justify-self-start" onPress={download}>
          {t`Download the refused rows with reasons`}
        </Button>
      )}
    </>
  );
}
