import { useLingui } from "@lingui/react/macro";
import type { CoursePeople } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { DateTimeField } from "../../ui/staff/date-time-field.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { NumberField } from "../../ui/staff/number-field.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { peopleKey, postInvitation } from "./api.ts";
import { useGroupOptions } from "./use-group-name.ts";

interface InvitationDialogProps {
  open: boolean;
  onClose: () => void;
  people: CoursePeople;
}

/** Creates a code, with its limits. */
export function InvitationDialog({ open, onClose, people }: InvitationDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog open={open} onClose={onClose} title={t`New code`}>
      <InvitationForm people={people} onClose={onClose} />
    </Dialog>
  );
}

function InvitationForm({ people, onClose }: Omit<InvitationDialogProps, "open">) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { course, groups, time_zone: timeZone } = people;
  const groupOptions = useGroupOptions(groups);
  const [values, setValues] = useState({
    groupId: groupOptions[0]?.id ?? "",
    expires_at: null as string | null,
    max_uses: null as number | null,
  });
  const create = useMutation({
    mutationFn: ({ groupId, ...terms }: typeof values) =>
      postInvitation(course.id, { ...terms, group_id: Number(groupId) }),
    onSuccess() {
      onClose();
      return queryClient.invalidateQueries({ queryKey: peopleKey(course.id) });
    },
  });
  const messages = create.error instanceof ApiError ? create.error.fieldMessages : {};
  const set = (change: Partial<typeof values>) => {
    setValues({ ...values, ...change });
    if (create.isError) create.reset();
  };
  const hasMessages = Object.keys(messages).length > 0;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        create.mutate(values);
      }}
    >
      <p className="text-muted">
        {t`Anyone with an account and the code can join. Set a limit if the code could spread beyond your class.`}
      </p>
      {groups.length > 1 && (
        <SelectField
          label={t`Into the group`}
          name="group_id"
          error={messages["group_id"]}
          value={values.groupId}
          onChange={(groupId) => set({ groupId })}
          options={groupOptions}
        />
      )}
      <DateTimeField
        label={t`Open until`}
        name="expires_at"
        error={messages["expires_at"]}
        hint={t`Leave it empty for no end date.`}
        timeZone={timeZone}
        value={values.expires_at}
        onChange={(expires_at) => set({ expires_at })}
      />
      <NumberField
        label={t`How many people may join`}
        name="max_uses"
        error={messages["max_uses"]}
        hint={t`Leave it empty for no limit.`}
        min={1}
        value={values.max_uses}
        onChange={(max_uses) => set({ max_uses })}
      />
      <FormError failure={hasMessages ? null : create.error && describeFailure(create.error)} />
      <div className="flex justify-end">
        <Button type="submit" busy={create.isPending}>
          {t`Create code`}
        </Button>
      </div>
    </form>
  );
}
