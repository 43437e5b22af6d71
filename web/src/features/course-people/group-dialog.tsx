import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CoursePeople } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { DateTimeField } from "../../ui/staff/date-time-field.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, saveGroup } from "./api.ts";
import { DeleteGroup } from "./delete-group.tsx";
import { useGroupName } from "./use-group-name.ts";

interface GroupDialogProps {
  open: boolean;
  onClose: () => void;
  people: CoursePeople;
  /** Null for a new one. */
  group: CourseGroup | null;
}

/** Creates, edits or deletes a group. */
export function GroupDialog({ open, onClose, people, group }: GroupDialogProps) {
  const { t } = useLingui();
  const groupName = useGroupName();
  const name = group && groupName(group);
  const key = group?.id ?? null;
  // Outlives the form, which Esc or a press outside closes.
  const [typed, setTyped] = useState<{ key: number | null; values: GroupValues } | null>(null);
  return (
    <Dialog open={open} onClose={onClose} title={name === null ? t`New group` : name}>
      <GroupForm
        people={people}
        group={group}
        values={typed && typed.key === key ? typed.values : valuesOf(group)}
        onChange={(values) => setTyped({ key, values })}
        onSaved={() => {
          setTyped(null);
          onClose();
        }}
      />
      {group && !group.is_default && <DeleteGroup people={people} group={group} onDone={onClose} />}
    </Dialog>
  );
}

type GroupValues = ReturnType<typeof valuesOf>;

function valuesOf(group: CourseGroup | null) {
  return {
    name: group?.name ?? "",
    start_date: group?.start_date ?? null,
    end_date: group?.end_date ?? null,
  };
}

interface GroupFormProps extends Pick<GroupDialogProps, "people" | "group"> {
  values: GroupValues;
  onChange: (values: GroupValues) => void;
  onSaved: () => void;
}

function GroupForm({ people, group, values, onChange, onSaved }: GroupFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id: courseId } = people.course;
  const save = useMutation({
    mutationFn: () => saveGroup(courseId, group?.id ?? null, values),
    onSuccess() {
      showToast({ text: group ? t`Group saved` : t`Group created` });
      onSaved();
      return queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
    },
  });
  const messages = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const field = (name: keyof typeof values) => ({ name, error: messages[name] });
  const set = (change: Partial<typeof values>) => {
    onChange({ ...values, ...change });
    if (save.isError) save.reset();
  };
  const hasMessages = Object.keys(messages).length > 0;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <TextField
        {...field("name")}
        label={t`Name`}
        value={values.name}
        onChange={(name) => set({ name })}
        maxLength={100}
      />
      <p className="text-muted">{t`If you leave a date empty, the course’s date applies.`}</p>
      <DateTimeField
        {...field("start_date")}
        label={t`Start date`}
        timeZone={people.time_zone}
        value={values.start_date}
        onChange={(start_date) => set({ start_date })}
      />
      <DateTimeField
        {...field("end_date")}
        label={t`End date`}
        timeZone={people.time_zone}
        value={values.end_date}
        onChange={(end_date) => set({ end_date })}
      />
      <FormError failure={hasMessages ? null : save.error && describeFailure(save.error)} />
      <div className="flex justify-end">
        <Button type="submit" busy={save.isPending} isDisabled={values.name.trim() === ""}>
          {group ? t`Save group` : t`Create group`}
        </Button>
      </div>
    </form>
  );
}
