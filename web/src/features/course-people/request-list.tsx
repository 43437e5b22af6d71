import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CoursePeople } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { Button } from "../../ui/staff/button.tsx";
import { CheckboxField } from "../../ui/staff/checkbox-field.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { requestsQuery } from "./api.ts";
import { DeclineDialog } from "./decline-dialog.tsx";
import { RequestRow } from "./request-row.tsx";
import { useDecide } from "./use-decide.tsx";

/** Requests to join and the waiting list: approve or decline, one by one or in bulk. */
export function RequestList({ people }: { people: CoursePeople }) {
  const { t } = useLingui();
  const courseId = people.course.id;
  const requests = useInfiniteQuery(requestsQuery(courseId));
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [declined, setDeclined] = useState<readonly number[]>([]);
  const decide = useDecide(courseId);
  const parts = requests.data?.pages ?? [];
  const rows = parts.flatMap((part) => part.requests);
  const last = parts.at(-1);
  const ids = rows.map((row) => row.user_id).filter((id) => chosen.has(id));
  const isPending = new Set(
    rows.filter(({ state }) => state === "pending").map((row) => row.user_id),
  );
  const approved = ids.filter((id) => isPending.has(id));
  const choose = (some: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of some) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  const approve = (userIds: readonly number[]) =>
    decide.mutate(
      { user_ids: [...userIds], decision: "approve" },
      { onSuccess: () => choose(userIds, false) },
    );
  const summary = last && [
    t`${plural(last.pending, { one: "# request", other: "# requests" })}`,
    last.waiting > 0 && t`${last.waiting} waiting for a seat`,
    last.seats_left !== null &&
      t`${plural(last.seats_left, { 0: "no seat left", one: "# seat left", other: "# seats left" })}`,
  ];
  return (
    <section aria-labelledby="requests">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="requests" className="text-question font-semibold">{t`Requests`}</h2>
        <Link
          to="/authoring/courses/$courseId/people/{-$panel}"
          params={{ courseId: String(courseId), panel: "sign-up" }}
          className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {t`Sign-up and public page`}
        </Link>
      </div>
      {requests.error && <FormError failure={describeFailure(requests.error)} />}
      {requests.isSuccess && rows.length === 0 && (
        <p className="border-t border-line py-4 text-muted">
          {t`There are no requests at the moment. How people sign up by themselves is set under “Sign-up and public page”.`}
        </p>
      )}
      {rows.length > 0 && (
        <div className="overflow-clip rounded-card border border-line bg-card">
          <div
            className={`flex min-h-15 flex-wrap items-center gap-x-4 border-b border-line px-4 py-1.5 sm:px-5 ${ids.length > 0 ? "bg-accent-soft" : ""}`}
          >
            <CheckboxField
              label={
                ids.length > 0
                  ? t`${plural(ids.length, { one: "# chosen", other: "# chosen" })}`
                  : t`Choose all requests shown`
              }
              value={ids.length === rows.length}
              onChange={(isChosen) =>
                choose(isChosen ? rows.map((row) => row.user_id) : ids, isChosen)
              }
            />
            {ids.length === 0 ? (
              <p className="ms-auto text-muted tabular-nums">
                {summary?.filter(Boolean).join(" · ")}
              </p>
            ) : (
              <div className="ms-auto flex flex-wrap gap-x-2">
                {approved.length > 0 && (
                  <Button variant="plain" busy={decide.isPending} onPress={() => approve(approved)}>
                    {t`Approve selected`}
                  </Button>
                )}
                <Button variant="plain" onPress={() => setDeclined(ids)}>
                  {t`Decline selected`}
                </Button>
              </div>
            )}
          </div>
          <ul aria-labelledby="requests">
            {rows.map((request) => (
              <RequestRow
                key={request.user_id}
                request={request}
                isChosen={chosen.has(request.user_id)}
                onChoose={(isChosen) => choose([request.user_id], isChosen)}
                isBusy={decide.isPending}
                onApprove={() => approve([request.user_id])}
                onDecline={() => setDeclined([request.user_id])}
              />
            ))}
          </ul>
        </div>
      )}
      {requests.hasNextPage && (
        <Button
          variant="plain"
          busy={requests.isFetchingNextPage}
          onPress={() => void requests.fetchNextPage()}
        >
          {t`Show more requests`}
        </Button>
      )}
      <DeclineDialog
        courseId={courseId}
        userIds={declined}
        onClose={() => setDeclined([])}
        onDone={() => choose(declined, false)}
      />
    </section>
  );
}
