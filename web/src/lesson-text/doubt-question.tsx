import { useLingui } from "@lingui/react/macro";

import { Button } from "../ui/staff/button.tsx";
import type { Correction } from "./corrections.ts";
import type { LessonPart } from "./read/lesson-part.ts";

interface DoubtQuestionProps {
  part: LessonPart;
  onCorrect: (correction: Correction) => void;
}

/** A doubt that the text leaves open, with two answers; it does not block adding. */
export function DoubtQuestion({ part, onCorrect }: DoubtQuestionProps) {
  const { t } = useLingui();
  if (part.doubt === null) return null;
  const isPoll = part.doubt === "poll";
  const checked = part.kind === "select-multiple" ? "select-multiple-validated" : "radio-validated";
  return (
    <div className="mt-4 rounded-control bg-warm-soft p-4">
      <p className="font-semibold">
        {isPoll
          ? t`No answer is marked as right. Is it meant as a poll?`
          : t`It asks something, and has no options. Shall students answer it?`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="quiet" onPress={() => onCorrect({ isSettled: true })}>
          {isPoll ? t`Yes, a poll with a chart` : t`Yes, as an opinion`}
        </Button>
        <Button variant="quiet" onPress={() => onCorrect({ kind: isPoll ? checked : "paragraph" })}>
          {isPoll ? t`No, let me mark the right one` : t`No, it is part of the text`}
        </Button>
      </div>
    </div>
  );
}
