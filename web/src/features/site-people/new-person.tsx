import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { useUser } from "../../session/session-query.ts";
import { Button } from "../../ui/staff/button.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import type { NewPersonFields } from "./api.ts";
import { PersonForm } from "./person-form.tsx";

interface NewPersonProps {
  /** Whether the site sends mail. */
  isSending: boolean;
  /** Searches for the person, who may be at the end of a long list. */
  onShow: (email: string) => void;
}

/** Creates an account. Input is kept until it is created. */
export function NewPerson({ isSending, onShow }: NewPersonProps) {
  const { t } = useLingui();
  const locale = useUser()?.locale ?? "en";
  const [open, setOpen] = useState(false);
  const empty: NewPersonFields = {
    first_name: "",
    last_name: "",
    email: "",
    role: "student",
    locale,
    password: null,
  };
  const [fields, setFields] = useState(empty);
  return (
    <>
      <Button icon="add" className="justify-self-start" onPress={() => setOpen(true)}>
        {t`New person`}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t`New person`}>
        <PersonForm
          fields={fields}
          onChange={setFields}
          isSending={isSending}
          onCreated={({ email }) => {
            setOpen(false);
            setFields(empty);
            showToast({
              text: t`${email} has an account now`,
              action: { label: t`Show this person`, onAction: () => onShow(email) },
            });
          }}
        />
      </Dialog>
    </>
  );
}
