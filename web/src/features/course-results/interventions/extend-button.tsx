import { useLingui } from "@lingui/react/macro";
import type { StudentWay } from "@paso/contract";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { fullName } from "../../../ui/full-name.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { DateTimeField } from "../../../ui/staff/date-time-field.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { useExtend } from "./use-intervene.tsx";

interface ExtendButtonProps {
  courseId: number;
  way: StudentWay;
}

/** A student's end date and a button to extend it; nothing for a course without one. */
export function ExtendButton({ courseId, way }: ExtendButtonProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const { own_end: own, usual_end: usual } = way;
  const end = own ?? usual;
  if (end === null) return null;
  const date = formatLocalDate(end, i18n.locale);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p>{own === null ? t`Open until ${date}` : t`Open until ${date}, for this student alone`}</p>
      {way.may_intervene && (
        <Button variant="quiet" icon="clock" onPress={() => setIsOpen(true)}>
          {t`Give more time…`}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t`More time for ${fullName(way.student)}`}
      >
        <ExtendForm courseId={courseId} way={way} onClose={() => setIsOpen(false)} />
      </Dialog>
    </div>
  );
}

function ExtendForm({ courseId, way, onClose }: ExtendButtonProps & { onClose: () => void }) {
  const { t } = useLingui();
  const [endDate, setEndDate] = useState(way.own_end);
  const { mutate, error, isPending, reset } = useExtend({ courseId, userId: way.student.id });
  const atField = error instanceof ApiError ? error.body.errors?.["end_date"]?.[0] : undefined;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (endDate !== null) mutate(endDate, { onSuccess: onClose });
      }}
    >
      <p className="text-muted">
        {t`Until then the course stays open to this student alone, and modules that would have closed earlier still accept answers. You can undo it for a day; later you change it under People.`}
      </p>
      <DateTimeField
        label={t`Open until`}
        name="end_date"
        timeZone={way.time_zone}
        value={endDate}
        onChange={(end) => {
          setEndDate(end);
          reset();
        }}
        error={atField}
      />
      <FormError failure={atField === undefined ? error && describeFailure(error) : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button type="submit" busy={isPending} isDisabled={endDate === null}>
          {t`Give more time`}
        </Button>
      </div>
    </form>
  );
}
