import { useLingui } from "@lingui/react/macro";
import type { CourseDiploma } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { diplomasKey, postReissue } from "./api.ts";
import { DiplomaForm } from "./diploma-form.tsx";

interface ReissueFormProps {
  courseId: number;
  diploma: CourseDiploma;
  onDone: () => void;
}

/** Reissues a diploma, for example after a change of name. */
export function ReissueForm({ courseId, diploma, onDone }: ReissueFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [name, setName] = useState(diploma.owner?.name ?? diploma.name);
  const [isCurrent, setCurrent] = useState(false);
  const reissue = useMutation({
    mutationFn: () =>
      postReissue(
        { courseId, diplomaId: diploma.id },
        { name, current_design: isCurrent, version: diploma.version },
      ),
    onSuccess() {
      showToast({ text: t`The new diploma is on its way to ${name}` });
      onDone();
      return queryClient.invalidateQueries({ queryKey: diplomasKey(courseId) });
    },
  });
  return (
    <DiplomaForm
      explanation={t`The new diploma has another number. The earlier one is shown as replaced when it is checked. What was achieved stays as it is.`}
      submitLabel={t`Issue again`}
      action={reissue}
      checked="name"
    >
      {(issue) => (
        <>
          <TextField
            label={t`Name on the diploma`}
            name="name"
            maxLength={160}
            value={name}
            onChange={setName}
            error={issue}
          />
          <CheckboxField
            label={t`Use the design that the course has now`}
            value={isCurrent}
            onChange={setCurrent}
          />
        </>
      )}
    </DiplomaForm>
  );
}
