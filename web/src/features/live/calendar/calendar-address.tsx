import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";

import { describeFailure, writeQuery } from "../../../api/index.ts";
import { useInstant } from "../../../class-times/use-instant.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Dialog } from "../../../ui/student/dialog.tsx";
import {
  liveCalendarQuery,
  postLiveCalendar,
  removeLiveCalendar,
} from "../queries/live-queries.ts";
import { CopyAddress } from "./copy-address.tsx";

/** A secret calendar feed URL of the user's classes: create, show once, revoke. */
export function CalendarAddress() {
  const { t } = useLingui();
  const id = useId();
  const instant = useInstant();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery(liveCalendarQuery);
  useRetry(error, () => void refetch());
  const [asked, setAsked] = useState<"new" | "end" | null>(null);
  const make = useMutation({
    mutationFn: postLiveCalendar,
    onSuccess: ({ created_at }) =>
      writeQuery(queryClient, liveCalendarQuery, () => ({ created_at, last_read_at: null })),
  });
  const end = useMutation({
    mutationFn: removeLiveCalendar,
    async onSuccess() {
      make.reset();
      await writeQuery(queryClient, liveCalendarQuery, () => ({
        created_at: null,
        last_read_at: null,
      }));
    },
  });
  const failure = make.error ?? end.error ?? error;
  const made = data?.created_at && instant(data.created_at);
  const read = data?.last_read_at && instant(data.last_read_at);
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card border border-line bg-card p-6"
    >
      <h2 id={id} className="text-question font-semibold">
        {t`All classes in your calendar`}
      </h2>
      <p className="text-muted">
        {t`Create an address and add it to your calendar app. It then shows every class and stays up to date when one is moved or cancelled. Anyone who has the address can see the times, so keep it to yourself.`}
      </p>
      {make.data ? (
        <CopyAddress address={make.data.address} />
      ) : (
        made && (
          <p className="text-small text-muted">
            {read
              ? t`Made ${made}, last read ${read}. The address was shown once; create a new one if you need it again.`
              : t`Made ${made}, not read yet. The address was shown once; create a new one if you need it again.`}
          </p>
        )
      )}
      {failure && (
        <Alert tone="wrong">
          <FailureText {...describeFailure(failure)} />
        </Alert>
      )}
      {data && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="quiet"
            busy={make.isPending}
            onClick={() => (data.created_at === null ? make.mutate() : setAsked("new"))}
          >
            {data.created_at === null ? t`Create an address` : t`Create a new address`}
          </Button>
          {data.created_at !== null && (
            <Button variant="quiet" busy={end.isPending} onClick={() => setAsked("end")}>
              {t`Revoke the address`}
            </Button>
          )}
        </div>
      )}
      <Dialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === "end" ? t`Revoke the address?` : t`Create a new address?`}
      >
        <p className="text-muted">
          {t`Calendar apps that use the current address will no longer receive classes.`}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => setAsked(null)}>
            {t`Cancel`}
          </Button>
          <Button
            onClick={() => {
              if (asked === "end") end.mutate();
              else make.mutate();
              setAsked(null);
            }}
          >
            {asked === "end" ? t`Revoke the address` : t`Create a new address`}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
