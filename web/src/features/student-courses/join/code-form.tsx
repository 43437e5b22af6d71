import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type SubmitEvent } from "react";

import type { Failure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { TextField } from "../../../ui/student/text-field.tsx";

interface CodeFormProps {
  /** The code that was tried; empty for none. */
  code: string;
  onCode: (code: string) => void;
  /** Why the code was not accepted. */
  failure: Failure | null;
}

/** Asks for the code of an invitation, or of a class. */
export function CodeForm({ code, onCode, failure }: CodeFormProps) {
  const { t } = useLingui();
  const form = useRef<HTMLFormElement>(null);
  const [isEmpty, setEmpty] = useState(false);
  useEffect(() => {
    if (failure) form.current?.querySelector("input")?.focus();
  }, [failure]);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("code") ?? "");
    // Only characters of a code, up to its maximum length.
    const read = typed.replaceAll(/[^A-Za-z0-9-]/g, "").slice(0, 40);
    setEmpty(read === "");
    if (read !== "" && read !== code) onCode(read);
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={t`Code`}
        hint={t`Six letters and digits that your teacher gave you, such as K7M-2QX, or the five digits on the screen in class.`}
        name="code"
        defaultValue={code}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={isEmpty ? t`Enter the code.` : failure && <FailureText {...failure} />}
      />
      <div>
        <Button type="submit">{t`Next`}</Button>
      </div>
    </form>
  );
}
