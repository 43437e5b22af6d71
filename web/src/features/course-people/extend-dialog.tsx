import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseStudent } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { DateTimeField } from "../../ui/staff/date-time-field.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, postExtension } from "./api.ts";

interface ExtendDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called once the extension is saved. */
  onDone: () => void;
  courseId: number;
  students: readonly CourseStudent[];
  timeZone: string;
}

/** Gives students individual end dates. */
export function ExtendDialog({ open, onClose, ...form }: ExtendDialogProps) {
  const { t } = useLingui();
  const count = form.students.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`More time for ${plural(count, { one: "# student", other: "# students" })}`}
    >
      <ExtendForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function ExtendForm({
  onClose,
  onDone,
  courseId,
  students,
  timeZone,
}: Omit<ExtendDialogProps, "open">) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [first, ...others] = students;
  const [endDate, setEndDate] = useState(others.length === 0 ? (first?.end_date ?? null) : null);
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: (end: string | null) =>
      postExtension(
        courseId,
        students.map(({ id }) => id),
        end,
      ),
    onSuccess(_, end) {
      showToast({
        text: end === null ? t`The course’s dates apply again` : t`The new end is set`,
      });
      onDone();
      onClose();
      return queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
    },
  });
  const atField = error instanceof ApiError ? error.body.errors?.["end_date"]?.[0] : undefined;
  const hasOwnEnd = students.some((student) => student.end_date !== null);
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        mutate(endDate);
      }}
    >
      <p className="text-muted">
        {t`Until then the course stays open for them, and modules that would have closed earlier still accept answers.`}
      </p>
      <DateTimeField
        label={t`Open until`}
        name="end_date"
        timeZone={timeZone}
        value={endDate}
        onChange={(end) => {
          setEndDate(end);
          reset();
        }}
        error={atField}
      />
      <FormError failure={atField === undefined ? error && describeFailure(error) : null} />
      <div className="flex flex-wrap justify-end gap-3">
        {hasOwnEnd && (
          <Button variant="quiet" busy={isPending} onPress={() => mutate(null)}>
            {t`Back to the course’s dates`}
          </Button>
        )}
        <Button type="submit" busy={isPending} isDisabled={endDate === null}>
          {t`Give more time`}
        </Button>
      </div>
    </form>
  );
}
