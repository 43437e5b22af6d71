import { useLingui } from "@lingui/react/macro";
import type { PlannedClass, PlannedDate } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { DateTimeField } from "../../../ui/staff/date-time-field.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { putDate } from "../queries/class-queries.ts";

interface MoveFormProps {
  planned: PlannedClass;
  date: PlannedDate;
  onClose: () => void;
  onMoved: (planned: PlannedClass) => void;
}

/** Another time for one date; the others stay. */
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
  const messages = error instanceof ApiError ? error.fieldMessages : {};
  const isBeside = Object.keys(messages).length > 0;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
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
      <FormError failure={error && !isBeside ? describeFailure(error) : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button type="submit" busy={isPending}>
          {t`Move this date`}
        </Button>
      </div>
    </form>
  );
}
