import { useLingui } from "@lingui/react/macro";
import type { OwnPin } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure, writeQuery } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { ownPinsQuery, postPinAnswer } from "./pin-queries.ts";

/** An opinion, with a choice whether staff may pin it. A given answer stays visible. */
export function PinItem({ pin }: { pin: OwnPin }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [isSure, setIsSure] = useState(false);
  const [said, setSaid] = useState<"pinned" | "declined" | null>(null);
  const answer = useMutation({
    mutationFn: (agreed: boolean) => postPinAnswer(pin.opinion_id, agreed),
    async onSuccess({ pin: state }) {
      if (state !== "asked") setSaid(state);
      await writeQuery(
        queryClient,
        ownPinsQuery,
        (data) =>
          data && {
            pins: data.pins.map((one) =>
              one.opinion_id === pin.opinion_id && state === "pinned" ? { ...one, state } : one,
            ),
          },
      );
      await queryClient.invalidateQueries({ queryKey: ["own-opinion"] });
    },
  });
  const isPinned = pin.state === "pinned" && said !== "declined";
  const isEnding = isPinned && isSure;
  return (
    <li className="rounded-card border border-line bg-card p-5">
      <p className="text-small wrap-anywhere text-muted">
        {pin.course.title} · {pin.question}
      </p>
      <blockquote dir="auto" className="mt-2 text-reading wrap-anywhere whitespace-pre-line">
        {pin.answer}
      </blockquote>
      <p role="status" className="mt-4 font-semibold">
        {said === "declined"
          ? t`Not pinned. You will not be asked again.`
          : isPinned
            ? t`Pinned, as you agreed.`
            : pin.asked_by === null
              ? t`Your teachers would like to pin this.`
              : t`${pin.asked_by} would like to pin this.`}
      </p>
      {pin.hidden && said !== "declined" && (
        <p className="mt-1 text-small text-muted">
          {t`The course’s staff have hidden this opinion: it is shown to nobody for now.`}
        </p>
      )}
      {answer.isError && (
        <div className="mt-3">
          <Alert tone="wrong">
            <FailureText {...describeFailure(answer.error)} />
          </Alert>
        </div>
      )}
      <p role="status" className="mt-3 empty:hidden">
        {isEnding && t`It cannot be pinned again: nobody asks you a second time.`}
      </p>
      {said !== "declined" && (
        <div className="mt-3 flex flex-wrap gap-3">
          {!isPinned && (
            <Button busy={answer.isPending} onClick={() => answer.mutate(true)}>
              {t`Yes, pin it`}
            </Button>
          )}
          <Button
            variant="quiet"
            busy={answer.isPending}
            onClick={() => {
              if (isPinned && !isSure) setIsSure(true);
              else answer.mutate(false);
            }}
          >
            {isEnding ? t`Yes, take it down` : isPinned ? t`Take it down` : t`No, thanks`}
          </Button>
          {isEnding && (
            <Button variant="quiet" onClick={() => setIsSure(false)}>
              {t`Keep it pinned`}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
