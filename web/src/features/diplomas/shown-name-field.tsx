import { useLingui } from "@lingui/react/macro";
import { changeShownName, type Diploma, type ShownName } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { call, describeFailure, writeQuery } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Alert } from "../../ui/student/alert.tsx";
import { SelectField } from "../../ui/student/select-field.tsx";
import { diplomasQuery } from "./diplomas-query.ts";

/** How much of the user's name verifiers see; saved at once. */
export function ShownNameField({ diploma }: { diploma: Diploma }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, name } = diploma;
  const { mutate, error, variables, isPending } = useMutation({
    mutationFn: (shown: ShownName) =>
      call(changeShownName, { params: { diplomaId: id }, body: { shown_name: shown } }),
    onSuccess: ({ shown_name }) =>
      writeQuery(
        queryClient,
        diplomasQuery,
        (data) =>
          data && {
            diplomas: data.diplomas.map((other) =>
              other.id === id ? { ...other, shown_name } : other,
            ),
          },
      ),
  });
  return (
    <div className="grid gap-3">
      <SelectField
        label={t`Name shown to anyone who checks it`}
        value={isPending ? variables : diploma.shown_name}
        onChange={({ target }) => mutate(target.value as ShownName)}
        options={[
          { value: "full", label: name },
          { value: "initials", label: t`Only the initials` },
          { value: "hidden", label: t`No name` },
        ]}
      />
      {error && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(error)} />
        </Alert>
      )}
    </div>
  );
}
