import { useLingui } from "@lingui/react/macro";
import type { ResultsFormat, ResultsTable } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { postRegular, regularQuery, type Wish } from "./api.ts";
import { useExportTables } from "./use-spreadsheets.ts";
import { useWeekdays } from "./use-weekdays.ts";

interface RegularDialogProps {
  courseId: number;
  onClose: () => void;
}

/** Schedules a spreadsheet by mail: which one, in which format and when. */
export function RegularDialog({ courseId, onClose }: RegularDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const tables = useExportTables();
  const weekdays = useWeekdays();
  const [wish, setWish] = useState<Wish>({ table: "students", format: "xlsx", weekday: 1 });
  const save = useMutation({
    mutationFn: () => postRegular(courseId, wish),
    onSuccess: async () => {
      await queryClient.invalidateQueries(regularQuery(courseId));
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t`Send a spreadsheet regularly`}>
      <form
        noValidate
        className="grid grid-cols-[minmax(0,1fr)] gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!save.isPending) save.mutate();
        }}
      >
        <SelectField<ResultsTable>
          label={t`Spreadsheet`}
          value={wish.table}
          onChange={(table) => setWish({ ...wish, table })}
          options={tables.map(({ table, name }) => ({ id: table, label: name }))}
        />
        <SelectField<ResultsFormat>
          label={t`Format`}
          value={wish.format}
          onChange={(format) => setWish({ ...wish, format })}
          options={[
            { id: "xlsx", label: t`Excel` },
            { id: "csv", label: t`CSV` },
          ]}
        />
        <SelectField
          label={t`When`}
          value={String(wish.weekday ?? "month")}
          onChange={(chosen) =>
            setWish({ ...wish, weekday: chosen === "month" ? null : Number(chosen) })
          }
          options={[
            { id: "month", label: t`On the first of each month` },
            ...weekdays.map(({ day: number, name: day }) => ({
              id: String(number),
              label: t`Every ${day}`,
            })),
          ]}
        />
        <p className="text-small text-muted">
          {t`The first comes at once, to your own address and in your language. A file that is too large for an e-mail is not attached: the mail then leads here.`}
        </p>
        <FormError failure={save.error && describeFailure(save.error)} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onPress={onClose}>
            {t`Cancel`}
          </Button>
          <Button type="submit" busy={save.isPending}>
            {t`Send regularly`}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
