import { useLingui } from "@lingui/react/macro";
import { type DataExport, openDataExport, requestDataExport } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { call } from "../../../api/index.ts";
import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { ProgressBar } from "../../../ui/student/progress-bar.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { dataExportQuery, exportProgressQuery } from "./own-data-queries.ts";

/** A copy of all the user's own data: request, progress, download. */
export function DataDownload({ data }: { data: DataExport }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const prepare = useMutation({
    mutationFn: () => call(requestDataExport),
    onSettled: () => queryClient.invalidateQueries(dataExportQuery),
  });
  const download = useMutation({
    mutationFn: () => call(openDataExport),
    // A download does not navigate away.
    onSuccess: ({ path }) => location.assign(path),
    onError: () => queryClient.invalidateQueries(dataExportQuery),
  });
  const copy = data.export;
  if (copy?.state === "preparing") return <Preparing jobId={copy.job_id} />;
  const until = copy && formatLocalDate(copy.expires_at, i18n.locale);
  const zone = data.time_zone;
  return (
    <div className="grid gap-4">
      <FormFailure error={prepare.error ?? download.error} />
      {copy?.state === "failed" && (
        <Alert tone="wrong" title={t`Your data could not be prepared`}>
          {t`Try again. If it fails again, contact the site’s administrators.`}
        </Alert>
      )}
      {copy?.state === "ready" && (
        <Alert tone="right" title={t`Your data is ready`}>
          {t`You can download it until ${until} (${zone}). Then it is deleted here.`}
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {copy?.state === "ready" && (
          <Button busy={download.isPending} onClick={() => download.mutate()}>
            {t`Download the zip`} <Size bytes={copy.size ?? 0} />
          </Button>
        )}
        <Button
          variant={copy?.state === "ready" ? "quiet" : "primary"}
          busy={prepare.isPending}
          onClick={() => prepare.mutate()}
        >
          {copy?.state === "ready" ? t`Prepare it again` : t`Download my data`}
        </Button>
      </div>
    </div>
  );
}

function Preparing({ jobId }: { jobId: number }) {
  const { t, i18n } = useLingui();
  const progress = useQuery(exportProgressQuery(jobId)).data?.progress ?? 0;
  const percentage = new Intl.NumberFormat(i18n.locale, { style: "percent" }).format(progress);
  return (
    <div role="status" className="grid max-w-form gap-2">
      <p className="font-semibold">{t`Preparing your data: ${percentage}`}</p>
      <ProgressBar
        value={progress}
        total={1}
        label={t`Preparing your data`}
        valueText={percentage}
      />
      <p className="text-muted">{t`This continues even if you leave the page.`}</p>
    </div>
  );
}

function Size({ bytes }: { bytes: number }) {
  const { i18n } = useLingui();
  const isLarge = bytes >= 1_000_000;
  const format = new Intl.NumberFormat(i18n.locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return <>({format.format(isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3))})</>;
}
