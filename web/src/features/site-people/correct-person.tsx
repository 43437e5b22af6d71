import { useLingui } from "@lingui/react/macro";
import type { SitePerson } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { useFaultFocus } from "../../ui/staff/use-fault-focus.ts";
import { PEOPLE_KEY, type PersonNaming, putNaming } from "./api.ts";
import { NamingFields } from "./naming-fields.tsx";

/** Corrects a person's name and address. Input is kept until it is saved, even if the dialog is closed. */
export function CorrectPerson({ person }: { person: SitePerson }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { first_name, last_name, email } = person;
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<PersonNaming | null>(null);
  const fields = typed ?? { first_name, last_name, email };
  const hasNewAddress = fields.email.trim() !== email;
  const save = useMutation({
    mutationFn: () => putNaming(person.id, fields),
    onSuccess() {
      setOpen(false);
      setTyped(null);
      showToast({ text: t`Saved` });
      return queryClient.invalidateQueries({ queryKey: PEOPLE_KEY });
    },
  });
  const form = useFaultFocus(save.error);
  const errors = save.error instanceof ApiError ? save.error.fieldMessages : {};
  const hint = () => {
    if (!hasNewAddress) return undefined;
    if (person.state !== "new")
      return t`They sign in with it from now on. Both addresses get a mail that says so.`;
    return person.invited_at
      ? t`A new invitation goes there. The link in the former one no longer works.`
      : undefined;
  };
  return (
    <>
      <Button variant="quiet" onPress={() => setOpen(true)}>
        {t`Correct name or address`}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`Correct name or address`}>
        <form
          ref={form}
          noValidate
          className="grid gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          <NamingFields
            fields={fields}
            onChange={(change) => setTyped({ ...fields, ...change })}
            errors={errors}
            emailHint={hint()}
          />
          <FormError
            failure={
              save.error && Object.keys(errors).length === 0 ? describeFailure(save.error) : null
            }
          />
          <Button type="submit" className="justify-self-start" busy={save.isPending}>
            {t`Save`}
          </Button>
        </form>
      </Dialog>
    </>
  );
}
