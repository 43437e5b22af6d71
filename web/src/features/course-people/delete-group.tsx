import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseGroup, CoursePeople } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { peopleKey, removeGroup } from "./api.ts";
import { useGroupOptions } from "./use-group-name.ts";

interface DeleteGroupProps {
  people: CoursePeople;
  group: CourseGroup;
  onDone: () => void;
}

/** Deletes a group; its students are moved to another one. */
export function DeleteGroup({ people, group, onDone }: DeleteGroupProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { course, groups } = people;
  const { students } = group;
  const options = useGroupOptions(groups.filter(({ id }) => id !== group.id));
  const [moveTo, setMoveTo] = useState(options[0]?.id ?? "");
  const remove = useMutation({
    mutationFn: () => removeGroup(course.id, group.id, students > 0 ? Number(moveTo) : null),
    onSuccess() {
      showToast({ text: t`Group deleted` });
      onDone();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: peopleKey(course.id) }),
  });
  return (
    <div className="mt-6 grid gap-3 border-t border-line pt-5">
      <FormError failure={remove.error && describeFailure(remove.error)} />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {students > 0 ? (
          <SelectField
            label={t`Where ${plural(students, { one: "its # student goes", other: "its # students go" })}`}
            value={moveTo}
            onChange={setMoveTo}
            options={options}
            className="flex-1 basis-56"
          />
        ) : (
          <p className="text-muted">{t`Nobody is in this group.`}</p>
        )}
        <Button
          variant="danger"
          icon="trash"
          busy={remove.isPending}
          onPress={() => remove.mutate()}
        >
          {students > 0 ? t`Move and delete group` : t`Delete group`}
        </Button>
      </div>
    </div>
  );
}
