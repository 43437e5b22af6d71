import { Plural, useLingui } from "@lingui/react/macro";
import {
  type EndpointOutput,
  makeRecoveryCodes,
  offerAuthenticatorApp,
  type Security,
} from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";

import { call, writeQuery } from "../../../api/index.ts";
import { Button } from "../../../ui/student/button.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";
import { RemoveAppDialog } from "./remove-app-dialog.tsx";
import { securityQuery } from "./security-query.ts";
import { SetUpAppDialog } from "./set-up-app-dialog.tsx";

interface AuthenticatorSettingsProps {
  security: Security;
  /** Called once an app is set up and its recovery codes are kept. */
  onAdded: () => void;
}

type Opened =
  | { dialog: "set-up"; offer: EndpointOutput<typeof offerAuthenticatorApp> }
  | { dialog: "codes"; codes: readonly string[] }
  | { dialog: "remove" };

/** The authenticator app: set it up, renew its recovery codes, turn it off. */
export function AuthenticatorSettings({ security, onAdded }: AuthenticatorSettingsProps) {
  const { t } = useLingui();
  const titleId = useId();
  const queryClient = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const offer = useMutation({
    mutationFn: () => call(offerAuthenticatorApp),
    onSuccess: (made) => setOpened({ dialog: "set-up", offer: made }),
  });
  const renew = useMutation({
    mutationFn: () => call(makeRecoveryCodes),
    async onSuccess({ recovery_codes: codes }) {
      setOpened({ dialog: "codes", codes });
      await writeQuery(
        queryClient,
        securityQuery,
        (before) => before && { ...before, recovery_codes_left: codes.length },
      );
    },
  });
  const isOn = security.has_authenticator_app;
  const left = security.recovery_codes_left;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <div>
        <h2 id={titleId} className="text-question font-semibold">
          {t`Authenticator app`}
        </h2>
        <p className="mt-1 text-muted">
          {t`After your password we ask for a code that an app on your phone shows. Someone who learns your password cannot get in with it alone.`}
        </p>
      </div>
      <FormFailure error={offer.error ?? renew.error} />
      {isOn ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line bg-card px-4 py-3">
          <div className="min-w-0 flex-1 basis-56">
            <p className="font-semibold">{t`The app is set up`}</p>
            <p className="text-small text-muted">
              {left === 0 ? (
                t`You have no recovery codes left.`
              ) : (
                <Plural value={left} one="# recovery code left" other="# recovery codes left" />
              )}
            </p>
          </div>
          <div className="flex flex-wrap gap-1 max-sm:-ms-5">
            <Button variant="plain" busy={renew.isPending} onClick={() => renew.mutate()}>
              {t`New recovery codes`}
            </Button>
            <Button variant="plain" onClick={() => setOpened({ dialog: "remove" })}>
              {t`Remove app`}
            </Button>
          </div>
        </div>
      ) : (
        <div>
          <Button variant="quiet" busy={offer.isPending} onClick={() => offer.mutate()}>
            {t`Set up an app`}
          </Button>
        </div>
      )}
      {opened?.dialog === "set-up" && (
        <SetUpAppDialog
          offer={opened.offer}
          onClose={close}
          onDone={() => {
            close();
            onAdded();
          }}
        />
      )}
      {opened?.dialog === "codes" && <RecoveryCodesDialog codes={opened.codes} onDone={close} />}
      {opened?.dialog === "remove" && <RemoveAppDialog onClose={close} />}
    </section>
  );
}
