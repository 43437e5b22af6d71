import { useLingui } from "@lingui/react/macro";
import { type OwnErasure, requestErasure } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";

import { call, writeQuery } from "../../../api/index.ts";
import { ConfirmDialog } from "../form/confirm-dialog.tsx";
import { erasureQuery } from "./own-data-queries.ts";

type Fate = NonNullable<OwnErasure["erasure"]>["opinions"];

/** Asks what to do with opinions, and for a final confirmation. */
export function EraseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const name = useId();
  const [fate, setFate] = useState<Fate>("anonymise");
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(requestErasure, { body: { opinions: fate } }),
    onSuccess: async ({ erasure }) => {
      await writeQuery(queryClient, erasureQuery, (before) => before && { ...before, erasure });
      onClose();
    },
  });
  const choices: { value: Fate; label: string; hint: string }[] = [
    {
      value: "anonymise",
      label: t`Keep them without my name`,
      hint: t`Others can go on reading them. Check first that no text says who you are.`,
    },
    {
      value: "remove",
      label: t`Remove them`,
      hint: t`Comments of others on your opinions go as well.`,
    },
  ];
  return (
    <ConfirmDialog
      title={t`Erase your account?`}
      action={t`Erase my account`}
      busy={isPending}
      error={error}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <fieldset className="mb-5 grid min-w-0 gap-3">
        <legend className="mb-3 font-semibold">{t`My opinions and comments`}</legend>
        {choices.map(({ value, label, hint }) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-start gap-3">
            <input
              type="radio"
              name={name}
              className="mt-1 size-5 shrink-0 accent-accent"
              checked={fate === value}
              onChange={() => setFate(value)}
            />
            <span>
              {label}
              <span className="block text-small text-muted">{hint}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <p className="mb-5 text-muted">
        {t`You will get an e-mail with the date. Your account will be erased 14 days from now unless you keep it.`}
      </p>
    </ConfirmDialog>
  );
}
