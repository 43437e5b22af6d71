import { useLingui } from "@lingui/react/macro";
import type { ResultsSchedule } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Badge } from "../../../ui/staff/badge.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { deleteRegular, pauseRegular, regularQuery } from "./api.ts";
import { useExportTables } from "./use-spreadsheets.ts";
import { useWeekdays } from "./use-weekdays.ts";

interface RegularRowProps {
  courseId: number;
  schedule: ResultsSchedule;
}

/** A scheduled spreadsheet: next and last delivery, and buttons to stop it. */
export function RegularRow({ courseId, schedule }: RegularRowProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const tables = useExportTables();
  const weekdays = useWeekdays();
  const [isDeleting, setIsDeleting] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (act: () => Promise<unknown>) => act(),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: () => queryClient.invalidateQueries(regularQuery(courseId)),
  });
  const { id, table, format, weekday, next_at: next, last_sent_at: last } = schedule;
  const name = tables.find((one) => one.table === table)?.name ?? table;
  const kind = format === "csv" ? t`CSV` : t`Excel`;
  const called = `${name} (${kind})`;
  const day = weekdays.find((one) => one.day === weekday)?.name;
  const nextDate = next && formatLocalDate(next, i18n.locale);
  const lastDate = last && formatLocalDate(last, i18n.locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-line px-5 py-4 not-first:border-t">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{called}</span>
          {next === null && <Badge tone="warm">{t`Paused`}</Badge>}
        </p>
        <p className="text-small text-muted tabular-nums">
          {day === undefined ? t`On the first of each month` : t`Every ${day}`}
          {nextDate && lastDate && <> · {t`next on ${nextDate}`}</>}
          {" · "}
          {lastDate ? t`last one on ${lastDate}` : nextDate ? t`on its way` : t`not sent yet`}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          busy={isPending}
          aria-label={next === null ? t`Resume ${called}` : t`Pause ${called}`}
          onPress={() => mutate(() => pauseRegular(courseId, id, next !== null))}
        >
          {next === null ? t`Resume` : t`Pause`}
        </Button>
        <Button
          variant="quiet"
          aria-label={t`Delete ${called}`}
          onPress={() => setIsDeleting(true)}
        >
          {t`Delete`}
        </Button>
      </div>
      <ConfirmDialog
        open={isDeleting}
        onClose={() => setIsDeleting(false)}
        title={t`Stop sending ${called}?`}
        confirmLabel={t`Stop sending`}
        onConfirm={() => {
          setIsDeleting(false);
          mutate(() => deleteRegular(courseId, id));
        }}
      >
        <p>{t`You can set it up again at any time. To stop only for a while, pause it.`}</p>
      </ConfirmDialog>
    </li>
  );
}
