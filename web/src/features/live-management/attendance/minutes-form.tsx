import { useLingui } from "@lingui/react/macro";
import type { ClassAttendee } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { NumberField } from "../../../ui/staff/number-field.tsx";
import { attendanceKey, putAttendance } from "../queries/attendance-queries.ts";
import type { DatePath } from "../queries/class-queries.ts";

interface MinutesFormProps {
  date: DatePath;
  attendee: ClassAttendee;
  name: string;
  onClose: () => void;
}

/** Sets a person's attendance by hand. */
export function MinutesForm({ date, attendee, name, onClose }: MinutesFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [minutes, setMinutes] = useState(attendee.minutes);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (counted: number | null) => putAttendance(date, [attendee.user_id], counted),
    async onSuccess() {
      await queryClient.invalidateQueries({ queryKey: attendanceKey(date) });
      onClose();
    },
  });
  const atField = error instanceof ApiError ? error.fieldMessages["minutes"] : undefined;
  return (
    <form
      noValidate
      className="flex flex-wrap items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(minutes ?? 0);
      }}
    >
      <NumberField
        label={t`Minutes of ${name}`}
        labelHidden
        hint={t`0 for not there`}
        value={minutes}
        onChange={(value) => {
          setMinutes(value);
          reset();
        }}
        error={atField}
      />
      <Button type="submit" busy={isPending}>
        {t`Save`}
      </Button>
      {attendee.is_by_hand && (
        <Button variant="quiet" isDisabled={isPending} onPress={() => mutate(null)}>
          {t`As the service recorded it`}
        </Button>
      )}
      <Button variant="quiet" onPress={onClose}>
        {t`Cancel`}
      </Button>
      <div className="basis-full empty:hidden">
        <FormError failure={error && atField === undefined ? describeFailure(error) : null} />
      </div>
    </form>
  );
}
