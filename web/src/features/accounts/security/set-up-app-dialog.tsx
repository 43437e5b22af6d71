import { Trans, useLingui } from "@lingui/react/macro";
import { addAuthenticatorApp } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, Suspense, useState } from "react";

import { call, writeQuery } from "../../../api/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { readFormText } from "../form/read-form-text.ts";
import { useFieldErrors } from "../form/use-field-errors.ts";
import { AppCodeField } from "../second-factor/code-fields.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { securityQuery } from "./security-query.ts";

const QrCode = lazyPart(async () => (await import("../../../ui/qr-code.tsx")).default);

interface SetUpAppDialogProps {
  /** The app's new key, to scan and to type. */
  offer: { key: string; uri: string };
  onClose: () => void;
  /** Called once the recovery codes are kept. */
  onDone: () => void;
}

/** Shows the key to the app, has a first code confirm it, and then shows the recovery codes. */
export function SetUpAppDialog({ offer, onClose, onDone }: SetUpAppDialogProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (code: string) => call(addAuthenticatorApp, { body: { code } }),
    async onSuccess({ recovery_codes: made }) {
      setCodes(made);
      await writeQuery(
        queryClient,
        securityQuery,
        (security) =>
          security && {
            ...security,
            has_authenticator_app: true,
            recovery_codes_left: made.length,
          },
      );
    },
  });
  const { form, fieldErrors } = useFieldErrors(error);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    mutate(readFormText(event.currentTarget)("code"));
  };

  if (codes !== null) return <RecoveryCodesDialog codes={codes} isFirst onDone={onDone} />;
  return (
    <Dialog open onClose={onClose} title={t`Set up an app`}>
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <p className="text-muted">
          {t`Any authenticator app will do, such as Google Authenticator, Microsoft Authenticator, Aegis or a password manager. Add an account in it and scan this code.`}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="aspect-square w-44 shrink-0">
            <Suspense>
              <QrCode text={offer.uri} label={t`QR code for the app`} className="size-full" />
            </Suspense>
          </div>
          <p className="min-w-0 flex-1 basis-52">
            <Trans>
              If you cannot scan it, type this key:{" "}
              <code className="block text-lg font-semibold tracking-wide wrap-anywhere">
                {offer.key.replaceAll(/.{4}(?=.)/g, "$& ")}
              </code>
            </Trans>
            <a
              href={offer.uri}
              className="mt-2 inline-block font-semibold text-accent underline underline-offset-4"
            >
              {t`Open an app on this device`}
            </a>
          </p>
        </div>
        <FormFailure error={error} />
        <AppCodeField error={fieldErrors["code"]} />
        <Button type="submit" busy={isPending}>
          {t`Turn on`}
        </Button>
      </form>
    </Dialog>
  );
}
