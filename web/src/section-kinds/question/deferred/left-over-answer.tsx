import { useLingui } from "@lingui/react/macro";

import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";

interface LeftOverAnswerProps {
  /** In words. */
  answer: string;
  onDiscard: () => void;
}

/** An unsent answer left over because another one was given in another tab or on another device. */
export function LeftOverAnswer({ answer, onDiscard }: LeftOverAnswerProps) {
  const { t } = useLingui();
  return (
    <div className="mt-4">
      <Alert
        tone="calm"
        title={t`You answered this in another tab or on another device. That answer stands; this one was not sent:`}
      >
        <blockquote
          dir="auto"
          className="my-2 border-s-4 border-line ps-4 wrap-anywhere whitespace-pre-wrap"
        >
          {answer}
        </blockquote>
        <Button variant="quiet" onClick={onDiscard}>
          {t`Discard`}
        </Button>
      </Alert>
    </div>
  );
}
