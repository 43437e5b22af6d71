import { useLingui } from "@lingui/react/macro";
import type { CourseDiploma } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.tsx";
import { diplomasKey, postRevocation } from "./api.ts";
import { useRestore } from "./use-restore.tsx";

interface RevokeFormProps {
  courseId: number;
  diploma: CourseDiploma;
  onDone: () => void;
}

/** Withdraws a diploma, for a reason that the public reads. */
export function RevokeForm({ courseId, diploma, onDone }: RevokeFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState("");
  const { restore } = useRestore(courseId);
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => postRevocation({ courseId, diplomaId: diploma.id }, reason),
    onSuccess() {
      showToast({
        text: t`The diploma is revoked`,
        action: { label: t`Undo`, onAction: () => restore(diploma.id) },
      });
      onDone();
      return queryClient.invalidateQueries({ queryKey: diplomasKey(courseId) });
    },
  });
  const issue = error instanceof ApiError ? error.fieldMessages["reason"] : undefined;
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
        {t`Everyone who checks this diploma then reads that it is no longer valid. You can restore it at any time.`}
      </p>
      <TextField
        label={t`Reason, which everyone can read`}
        hint={t`Such as “Issued by mistake”. Do not write anything personal.`}
        name="reason"
        rows={3}
        maxLength={300}
        value={reason}
        onChange={setReason}
        error={issue}
      />
      <FormError failure={error && !issue ? describeFailure(error) : null} />
      <div className="flex justify-end">
        <Button type="submit" variant="danger" busy={isPending}>
          {t`Revoke`}
        </Button>
      </div>
    </form>
  );
}
