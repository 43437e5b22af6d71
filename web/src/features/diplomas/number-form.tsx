import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type SubmitEvent, useState } from "react";

import { Button } from "../../ui/student/button.tsx";
import { TextField } from "../../ui/student/text-field.tsx";

interface NumberFormProps {
  /** The number that was tried; empty for none. */
  number: string;
  onNumber: (number: string) => void;
  /** Why the number was not found. */
  error: ReactNode;
}

/** Asks for the number of a diploma. */
export function NumberForm({ number, onNumber, error }: NumberFormProps) {
  const { t } = useLingui();
  const [isEmpty, setEmpty] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("number") ?? "");
    const read = typed.replaceAll(/[^A-Za-z0-9]/g, "").slice(0, 40);
    setEmpty(read === "");
    if (read !== "") onNumber(read);
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t`Number of the diploma`}
        hint={t`Sixteen letters and digits, such as 7KQ4-MX2P-9TRB-04WZ. It is printed at the top of the diploma.`}
        name="number"
        defaultValue={number}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={isEmpty ? t`Enter the number.` : error}
      />
      <div>
        <Button type="submit">{t`Check`}</Button>
      </div>
    </form>
  );
}
