import { useLingui } from "@lingui/react/macro";
import { cancelErasure, type OwnErasure } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { call, writeQuery } from "../../../api/index.ts";
import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { FormFailure } from "../form/form-failure.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { erasureQuery } from "./own-data-queries.ts";

/** Explains account erasure and requests it; while one is pending, offers to cancel it. */
export function AccountErasure({ data }: { data: OwnErasure }) {
  const { t } = useLingui();
  const [isAsking, setIsAsking] = useState(false);
  if (data.erasure) return <PendingErasure erasure={data.erasure} timeZone={data.time_zone} />;
  return (
    <div className="grid gap-4">
      <ul className="grid list-disc gap-1.5 ps-5">
        <li>{t`Nothing happens for 14 days. Until then you sign in as usual and can change your mind here.`}</li>
        <li>
          {t`Then your name, address, photo, progress, notes, workbook and notifications go for good. Nobody can bring them back.`}
        </li>
        <li>{t`What you chose in questions stays counted in the charts, without you.`}</li>
        <li>{t`You decide whether your opinions and comments go or stay without your name.`}</li>
      </ul>
      <div>
        <Button variant="danger" onClick={() => setIsAsking(true)}>
          {t`Erase my account`}
        </Button>
      </div>
      {isAsking && <EraseDialog onClose={() => setIsAsking(false)} />}
    </div>
  );
}

interface PendingErasureProps {
  erasure: NonNullable<OwnErasure["erasure"]>;
  timeZone: string;
}

function PendingErasure({ erasure, timeZone }: PendingErasureProps) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => call(cancelErasure),
    onSuccess: () =>
      writeQuery(queryClient, erasureQuery, (before) => before && { ...before, erasure: null }),
  });
  const due = formatLocalDate(erasure.due_at, i18n.locale);
  return (
    <div className="grid gap-4">
      <Alert tone="warm" title={t`Your account will be erased on ${due} (${timeZone})`}>
        <p>
          {erasure.by_administrator
            ? t`An administrator of this site asked for it. You can keep the account.`
            : t`You asked for it. You can keep the account until then.`}
        </p>
        <p>
          {erasure.opinions === "remove"
            ? t`Your opinions and comments will be removed.`
            : t`Your opinions and comments will stay without your name.`}
        </p>
      </Alert>
      <FormFailure error={error} />
      <div>
        <Button busy={isPending} onClick={() => mutate()}>
          {t`Keep my account`}
        </Button>
      </div>
    </div>
  );
}
