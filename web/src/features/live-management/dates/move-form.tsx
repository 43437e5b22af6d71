import { useLingui } from "@lingui/react/macro";
import type { PlannedClass, PlannedDate } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { DateTimeField } from "../../../ui/staff/date-time-field.tsx";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { DialogForm } from "../parts/dialog-form.tsx";
import { putDate } from "../queries/class-queries.ts";

interface MoveFormProps {
  planned: PlannedClass;
  date: PlannedDate;
  onClose: () => void;
  onMoved: (planned: PlannedClass) => void;
}

/** Moves a single date. */
export function MoveForm({ planned, date, onClose, onMoved }: MoveFormProps) {
  const { t } = useLingui();
  const [starts, setStarts] = useState<string | null>(date.starts);
  const [minutes, setMinutes] = useState<number | null>(date.duration_minutes);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () =>
      putDate({ classId: planned.id, occurrenceId: date.id }, starts ?? "", minutes ?? 0),
    onSuccess(moved) {
      onMoved(moved);
      onClose();
    },
  });
  return (
    <DialogForm
      error={error}
      isBusy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
      submitLabel={t`Move this date`}
    >
      {(messages) => (
        <>
          <DateTimeField
            label={t`Date and time`}
            value={starts}
            onChange={(value) => {
              setStarts(value);
              reset();
            }}
            timeZone={planned.time_zone}
            error={messages["starts"]}
          />
          <NumberField
            label={t`Duration in minutes`}
            min={1}
            value={minutes}
            onChange={(value) => {
              setMinutes(value);
              reset();
            }}
            error={messages["duration_minutes"]}
          />
        </>
      )}
    </DialogForm>
  );
}
