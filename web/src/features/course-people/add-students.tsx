import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseGroup } from "@paso/contract";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { useTypedText } from "../../drafts/use-typed-text.ts";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { TextField } from "../../ui/staff/text-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { usePaused } from "../../ui/staff/use-paused.ts";
import { newStudentsQuery, peopleKey, postNewStudents } from "./api.ts";
import { CsvButton } from "./csv-button.tsx";
import { comesIn, linesLeft } from "./typed-lines.ts";
import { useGroupOptions } from "./use-group-name.ts";
import { WhatWillHappen } from "./what-will-happen.tsx";

/** Adds typed or pasted people to a course, with a preview of what happens to each. */
export function AddStudents({
  courseId,
  groups,
}: {
  courseId: number;
  groups: readonly CourseGroup[];
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  /** Whether some lines are from a file that also names groups. */
  const [lostGroups, setLostGroups] = useState(false);
  const { text, setText } = useTypedText(`new-students.${courseId}`);
  const change = (typed: string) => {
    setText(typed);
    if (typed.trim() === "") setLostGroups(false);
  };
  const groupOptions = useGroupOptions(groups);
  const [groupId, setGroupId] = useState<string | null>(null);
  // Falls back to the first group if the chosen one is gone.
  const intoGroup = groupOptions.find(({ id }) => id === groupId) ?? groupOptions[0];
  const looked = usePaused(text);
  const check = useQuery(newStudentsQuery(courseId, looked));
  const people = text.trim() === "" ? [] : (check.data?.people ?? []);
  const count = people.filter(comesIn).length;
  const isCurrent = looked === text && !check.isPlaceholderData && check.isSuccess;
  const add = useMutation({
    mutationFn: () => postNewStudents(courseId, text, intoGroup ? Number(intoGroup.id) : null),
    async onSuccess({ added, people: done }) {
      change(linesLeft(text, done));
      showToast({
        text: t`${plural(added, {
          0: "Nobody was added",
          one: "# student added",
          other: "# students added",
        })}`,
      });
      await queryClient.invalidateQueries({ queryKey: peopleKey(courseId) });
    },
  });

  const issue = add.error instanceof ApiError ? add.error.fieldMessages["text"] : undefined;

  return (
    <section
      aria-labelledby="add-people"
      className="overflow-hidden rounded-card border border-line bg-card shadow-float lg:grid lg:grid-cols-[minmax(0,2fr)_minmax(17rem,1fr)]"
    >
      <form
        className="grid content-start gap-4 p-5 sm:p-7"
        onSubmit={(event) => {
          event.preventDefault();
          add.mutate();
        }}
      >
        <h2 id="add-people" className="text-question font-semibold">{t`Add people`}</h2>
        <TextField
          label={t`Names and addresses, one person per line`}
          hint={t`For example: Nahia Etxeberria <nahia@example.org>`}
          name="text"
          rows={4}
          value={text}
          onChange={(typed) => {
            change(typed);
            if (add.isError) add.reset();
          }}
          maxLength={200_000}
          error={issue}
        />
        <FormError failure={add.error && !issue ? describeFailure(add.error) : null} />
        {groups.length > 1 && (
          <SelectField
            label={t`Group of new students`}
            value={intoGroup?.id ?? ""}
            onChange={setGroupId}
            options={groupOptions}
            className="max-w-80"
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={add.isPending}>
            {isCurrent && count > 0
              ? t`${plural(count, { one: "Add # student", other: "Add # students" })}`
              : t`Add students`}
          </Button>
          <CsvButton
            onLines={(lines, hasGroups) => {
              setText([text.trimEnd(), ...lines].filter(Boolean).join("\n"));
              if (hasGroups) setLostGroups(true);
            }}
          />
        </div>
      </form>
      <div className="border-line bg-paper p-5 max-lg:border-t sm:p-7 lg:border-s">
        <WhatWillHappen
          people={people}
          isEmpty={text.trim() === ""}
          isSending={check.data?.is_sending ?? true}
          lostGroups={lostGroups}
          failure={check.error && describeFailure(check.error)}
        />
      </div>
    </section>
  );
}
