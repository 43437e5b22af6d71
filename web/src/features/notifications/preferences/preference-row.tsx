import { useLingui } from "@lingui/react/macro";
import type { NotificationKind, NotificationPreference } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";

import { describeFailure, writeQuery } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { preferencesQuery, putPreference } from "../queries/notification-queries.ts";
import { DeliveryField } from "./delivery-field.tsx";
import { kindNames } from "./kind-names.ts";

interface PreferenceRowProps extends NotificationPreference {
  kind: NotificationKind;
}

/** How one kind is delivered; saved at once. */
export function PreferenceRow({ kind, mail, bell }: PreferenceRowProps) {
  const { t, i18n } = useLingui();
  const nameId = useId();
  const queryClient = useQueryClient();
  const save = useMutation({
    // Serialised, so that the last choice wins.
    scope: { id: `preference-${kind}` },
    mutationFn: (preference: NotificationPreference) => putPreference(kind, preference),
    onSuccess: (saved) =>
      writeQuery(
        queryClient,
        preferencesQuery,
        (data) =>
          data && {
            preferences: data.preferences.map((one) =>
              one.kind === kind ? { kind, ...saved } : one,
            ),
          },
      ),
  });
  const shown = save.isPending ? save.variables : { mail, bell };
  return (
    <li className="grid gap-x-6 gap-y-3 border-line py-5 not-first:border-t sm:grid-cols-[1fr_10rem_10rem] sm:items-end">
      <p id={nameId} className="font-semibold sm:self-center">
        {i18n._(kindNames[kind])}
      </p>
      <DeliveryField
        label={t`By e-mail`}
        value={shown.mail}
        describedBy={nameId}
        onChange={(chosen) => save.mutate({ ...shown, mail: chosen })}
      />
      <DeliveryField
        label={t`In the bell`}
        value={shown.bell}
        describedBy={nameId}
        onChange={(chosen) => save.mutate({ ...shown, bell: chosen })}
      />
      <p role="status" className="text-small text-muted empty:hidden sm:col-span-3">
        {save.isSuccess && t`Saved.`}
      </p>
      {save.isError && (
        <p role="alert" className="text-small text-wrong sm:col-span-3">
          <FailureText {...describeFailure(save.error)} />
        </p>
      )}
    </li>
  );
}
