import { useLingui } from "@lingui/react/macro";
import type { CourseOpinion } from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../ui/staff/dialog.tsx";
import { dropPin, postPin } from "./api.ts";

interface PinButtonProps {
  opinion: CourseOpinion;
}

/** Asks an author for permission to pin an opinion, shows the answer, and unpins it. */
export function PinButton({ opinion }: PinButtonProps) {
  const { t } = useLingui();
  const { id, author, hidden, open_reports: reports } = opinion;
  const [isAsking, setIsAsking] = useState(false);
  const [pin, setPin] = useState(opinion.pin);
  const ask = useMutation({
    mutationFn: () => postPin(id),
    onSuccess: (answer) => setPin(answer.pin),
  });
  const drop = useMutation({ mutationFn: () => dropPin(id), onSuccess: () => setPin(null) });
  const failure = ask.error ?? drop.error;
  if (pin === "declined") {
    return (
      <p className="self-center text-small text-muted">{t`Its author does not want it pinned.`}</p>
    );
  }
  if (pin === null && (hidden || reports > 0)) return null;
  return (
    <>
      {pin === null ? (
        <Button
          variant="quiet"
          icon="flag"
          busy={ask.isPending}
          aria-label={t`Ask to pin the opinion of ${author}`}
          onPress={() => setIsAsking(true)}
        >
          {t`Ask to pin`}
        </Button>
      ) : (
        <>
          <span className="self-center text-small font-semibold text-accent">
            {pin === "pinned"
              ? t({ message: "Pinned", context: "opinion" })
              : t`Asked to pin it, no answer yet`}
          </span>
          <Button
            variant="plain"
            busy={drop.isPending}
            aria-label={
              pin === "pinned" ? t`Take the opinion of ${author} down` : t`Ask ${author} no longer`
            }
            onPress={() => drop.mutate()}
          >
            {pin === "pinned" ? t`Take down` : t`Ask no longer`}
          </Button>
        </>
      )}
      {failure && (
        <p role="alert" className="basis-full text-small text-wrong">
          <FailureText {...describeFailure(failure)} />
        </p>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        title={t`Ask ${author} whether you may pin this?`}
        confirmLabel={t`Ask`}
        onConfirm={() => {
          setIsAsking(false);
          ask.mutate();
        }}
      >
        <p>
          {t`A pinned opinion stands before all others for students who have answered the question, with a mark. Its author is asked in the bell and by e-mail, and can say no or take a yes back at any time. Three of a question can be pinned.`}
        </p>
      </ConfirmDialog>
    </>
  );
}
