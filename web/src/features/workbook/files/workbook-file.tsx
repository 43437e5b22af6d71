import { useLingui } from "@lingui/react/macro";
import type { WorkbookExport } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { formatSize } from "../../../i18n/format-size.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { ProgressBar } from "../../../ui/student/progress-bar.tsx";
import { fileProgressQuery } from "../queries/workbook-queries.ts";

/** A workbook file: its progress, or the download link. */
export function WorkbookFile({ file, timeZone }: { file: WorkbookExport; timeZone: string }) {
  const { t, i18n } = useLingui();
  const name = file.format === "pdf" ? t`PDF` : t`e-book (EPUB)`;
  if (file.state === "preparing") return <Preparing jobId={file.job_id} name={name} />;
  if (file.state === "failed") {
    return (
      <div className="mt-3">
        <Alert tone="wrong" title={t`The ${name} could not be made`}>
          {t`We tried several times, and the people who run this site see why. Try again later.`}
        </Alert>
      </div>
    );
  }
  const madeAt = formatLocalDate(file.requested_at, i18n.locale);
  const until = formatLocalDate(file.expires_at, i18n.locale);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-3">
      <a href={`/api/student/workbook/exports/${file.id}`} download className={buttonClass()}>
        <Icon name="download" />
        {t`Download the ${name}`} ({formatSize(file.size ?? 0, i18n.locale)})
      </a>
      <p className="text-small text-muted">
        {t`As of ${madeAt}. You can download it until ${until} (${timeZone}).`}
      </p>
    </div>
  );
}

function Preparing({ jobId, name }: { jobId: number; name: string }) {
  const { t, i18n } = useLingui();
  const progress = useQuery(fileProgressQuery(jobId)).data?.progress ?? 0;
  const percentage = new Intl.NumberFormat(i18n.locale, { style: "percent" }).format(progress);
  return (
    <div role="status" className="mt-3 grid max-w-form gap-2">
      <p className="font-semibold">{t`Making the ${name}: ${percentage}`}</p>
      <ProgressBar
        value={progress}
        total={1}
        label={t`Making the ${name}`}
        valueText={percentage}
      />
      <p className="text-small text-muted">{t`This continues even if you leave the page.`}</p>
    </div>
  );
}
