import { useLingui } from "@lingui/react/macro";
import { addPasskey, type EndpointInput, offerPasskey } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { SubmitEvent } from "react";

import { call, writeQuery } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { PasskeyFailure } from "../passkeys/passkey-failure.tsx";
import { rememberPasskey } from "../passkeys/passkey-support.ts";
import { deviceName } from "./device-name.ts";
import { securityQuery } from "./security-query.ts";

type Credential = EndpointInput<typeof addPasskey>["body"]["credential"];

interface AddPasskeyDialogProps {
  onAdded: () => void;
  onClose: () => void;
}

/** Names a new passkey and has the device make it. */
export function AddPasskeyDialog({ onAdded, onClose }: AddPasskeyDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (name: string) => {
      const [{ startRegistration }, options] = await Promise.all([
        import("@simplewebauthn/browser"),
        call(offerPasskey),
      ]);
      const credential = (await startRegistration({ optionsJSON: options as never })) as Credential;
      return call(addPasskey, { body: { name, credential } });
    },
    onSuccess: async (added) => {
      rememberPasskey();
      await writeQuery(
        queryClient,
        securityQuery,
        (security) => security && { ...security, passkeys: [...security.passkeys, added] },
      );
      onClose();
      onAdded();
    },
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget)("name"));
  };

  return (
    <Dialog open onClose={onClose} title={t`Add a passkey`}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        {!fieldErrors["name"] && <PasskeyFailure error={error} />}
        <TextField
          label={t`Name`}
          hint={t`So that you recognise it in the list: the device that stores it, for example.`}
          name="name"
          maxLength={100}
          defaultValue={deviceName(navigator.userAgent)}
          error={fieldErrors["name"]}
        />
        <Button type="submit" busy={isPending}>
          {t`Continue`}
        </Button>
      </form>
    </Dialog>
  );
}
