import { useLingui } from "@lingui/react/macro";
import type { CourseDiploma } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { CheckboxField } from "../../../ui/staff/checkbox-field.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.tsx";
import { diplomasKey, postReissue } from "./api.ts";

interface DiplomaFormProps {
  courseId: number;
  diploma: CourseDiploma;
  onDone: () => void;
}

/** Issues a diploma again, such as after a change of name. */
export function ReissueForm({ courseId, diploma, onDone }: DiplomaFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [name, setName] = useState(diploma.owner?.name ?? diploma.name);
  const [isCurrent, setCurrent] = useState(false);
  const { mutate, error, isPending } = useMutation({
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
  const issue = error instanceof ApiError ? error.fieldMessages["name"] : undefined;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <p className="text-muted">
        {t`The new diploma has another number. The earlier one is shown as replaced when it is checked. What was achieved stays as it is.`}
      </p>
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
      <FormError failure={error && !issue ? describeFailure(error) : null} />
      <div className="flex justify-end">
        <Button type="submit" busy={isPending}>
          {t`Issue again`}
        </Button>
      </div>
    </form>
  );
}
