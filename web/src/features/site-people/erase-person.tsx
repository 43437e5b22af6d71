import { useLingui } from "@lingui/react/macro";
import type { SitePerson } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { fullName } from "../../ui/full-name.ts";
import { Button } from "../../ui/staff/button.tsx";
import { Dialog } from "../../ui/staff/dialog.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { SelectField } from "../../ui/staff/select-field.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { deleteErasure, type OpinionsFate, PEOPLE_KEY, postErasure } from "./api.ts";

/** Schedules a person's erasure in two weeks, or cancels it. */
export function ErasePerson({ person }: { person: SitePerson }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [fate, setFate] = useState<OpinionsFate>("anonymise");
  const refresh = () => queryClient.invalidateQueries({ queryKey: PEOPLE_KEY });
  const name = fullName(person);
  const request = useMutation({
    mutationFn: () => postErasure(person.id, fate),
    onSuccess: () => setIsAsking(false),
    onSettled: refresh,
  });
  const keep = useMutation({
    mutationFn: () => deleteErasure(person.id),
    onSuccess: () => showToast({ text: t`The account of ${name} stays` }),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
    onSettled: refresh,
  });
  if (person.leaving_at !== null) {
    return (
      <Button variant="quiet" busy={keep.isPending} onPress={() => keep.mutate()}>
        {t`Do not erase the account`}
      </Button>
    );
  }
  return (
    <>
      <Button variant="danger" onPress={() => setIsAsking(true)}>
        {t`Erase the account`}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Erase the account of ${name}?`}
      >
        <div className="grid gap-5">
          <p>
            {t`The person is notified by e-mail and can keep the account for 14 days. Then the account is erased with its name, address, photo, progress and notes. Nobody can bring it back.`}
          </p>
          <p className="text-muted">
            {t`What they chose in questions stays counted. To keep them out at once, disable the account as well.`}
          </p>
          <SelectField
            label={t`Their opinions and comments`}
            value={fate}
            onChange={setFate}
            options={[
              { id: "anonymise", label: t`Keep them without the name` },
              { id: "remove", label: t`Remove them` },
            ]}
          />
          <FormError failure={request.error && describeFailure(request.error)} />
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onPress={() => setIsAsking(false)}>
              {t`Cancel`}
            </Button>
            <Button variant="danger" busy={request.isPending} onPress={() => request.mutate()}>
              {t`Erase in 14 days`}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
