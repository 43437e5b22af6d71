import { useLingui } from "@lingui/react/macro";
import type { CourseDiploma } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";

import { useTypedText } from "../../../drafts/use-typed-text.ts";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { diplomasKey, postRevocation } from "./api.ts";
import { DiplomaForm } from "./diploma-form.tsx";
import { useRestore } from "./use-restore.tsx";

interface RevokeFormProps {
  courseId: number;
  diploma: CourseDiploma;
  onDone: () => void;
}

/** Revokes a diploma, with a public reason. */
export function RevokeForm({ courseId, diploma, onDone }: RevokeFormProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { text: reason, setText: setReason } = useTypedText(`revocation.${diploma.id}`);
  const { restore } = useRestore(courseId);
  const revoke = useMutation({
    mutationFn: () => postRevocation({ courseId, diplomaId: diploma.id }, reason),
    onSuccess() {
      setReason("");
      showToast({
        text: t`The diploma is revoked`,
        action: { label: t`Undo`, onAction: () => restore(diploma.id) },
      });
      onDone();
      return queryClient.invalidateQueries({ queryKey: diplomasKey(courseId) });
    },
  });
  return (
    <DiplomaForm
      explanation={t`Everyone who checks this diploma then reads that it is no longer valid. You can restore it at any time.`}
      submitLabel={t`Revoke`}
      look="danger"
      action={revoke}
      checked="reason"
    >
      {(issue) => (
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
      )}
    </DiplomaForm>
  );
}
