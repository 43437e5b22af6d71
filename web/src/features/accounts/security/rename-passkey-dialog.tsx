import { useLingui } from "@lingui/react/macro";
import { type Passkey, renamePasskey } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call, writeQuery } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { securityQuery } from "./security-query.ts";

interface RenamePasskeyDialogProps {
  passkey: Passkey;
  onClose: () => void;
}

export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: (name: string) =>
      call(renamePasskey, { params: { passkeyId: passkey.id }, body: { name } }),
    onSuccess: async (renamed) => {
      await writeQuery(
        queryClient,
        securityQuery,
        (security) =>
          security && {
            ...security,
            passkeys: security.passkeys.map((one) => (one.id === renamed.id ? renamed : one)),
          },
      );
      onClose();
    },
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget)("name"));
  };

  return (
    <Dialog open onClose={onClose} title={t`Rename passkey`}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <FormFailure error={error} />
        <TextField
          label={t`Name`}
          name="name"
          maxLength={100}
          defaultValue={passkey.name}
          error={fieldErrors["name"]}
        />
        <Button type="submit" busy={isPending}>
          {t`Save`}
        </Button>
      </form>
    </Dialog>
  );
}
