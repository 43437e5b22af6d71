import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SitePerson } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SearchablePicker } from "../../ui/staff/searchable-picker.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { coursesQuery, groupsQuery, PEOPLE_KEY, postToCourse } from "./api.ts";

interface AddToCourseProps {
  open: boolean;
  onClose: () => void;
  /** Called once they are enrolled. */
  onDone: () => void;
  people: readonly SitePerson[];
}

/** Enrols the chosen people in a course. */
export function AddToCourse({ open, onClose, ...form }: AddToCourseProps) {
  const { t } = useLingui();
  const count = form.people.length;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Add ${plural(count, { one: "# person", other: "# people" })} to a course`}
    >
      <CourseForm {...form} onClose={onClose} />
    </Dialog>
  );
}

function CourseForm({ people, onClose, onDone }: Omit<AddToCourseProps, "open">) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [courseId, setCourseId] = useState<number | null>(null);
  const [groupId, setGroupId] = useState<string | null>(null);
  const courses = useQuery(coursesQuery).data?.courses ?? [];
  const groups = useQuery(groupsQuery(courseId)).data?.groups ?? [];
  const add = useMutation({
    mutationFn: (id: number) => postToCourse(id, people, groupId === null ? null : Number(groupId)),
    onSuccess(added, id) {
      const course = courses.find((one) => one.id === id)?.title ?? "";
      showToast({
        text:
          added === 0
            ? t`All of them take “${course}” already`
            : t`${plural(added, { one: "# person now takes", other: "# people now take" })} “${course}”`,
      });
      onDone();
      onClose();
      return queryClient.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
  });
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (courseId !== null) add.mutate(courseId);
      }}
    >
      <SearchablePicker
        // Remounts: its options cannot change once rendered.
        key={courses.length}
        label={t`Course`}
        placeholder={t`Choose a course`}
        value={courseId}
        onChange={(id) => {
          setCourseId(id);
          setGroupId(null);
          add.reset();
        }}
        options={courses.map(({ id, title }) => ({ id, label: title }))}
      />
      {groups.length > 1 && (
        <SelectField
          label={t`Group`}
          value={groupId ?? String(groups[0]?.id)}
          onChange={setGroupId}
          options={groups.map(({ id, name }) => ({
            id: String(id),
            label: name || t`First group`,
          }))}
        />
      )}
      <p className="text-muted">
        {t`They find the course on their start page. Nothing changes for people who are already in it.`}
      </p>
      <FormError failure={add.error && describeFailure(add.error)} />
      <div className="flex justify-end">
        <Button type="submit" busy={add.isPending} isDisabled={courseId === null}>
          {t`Add to the course`}
        </Button>
      </div>
    </form>
  );
}
