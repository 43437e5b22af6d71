import type { ReactNode } from "react";

import { Button } from "../../../ui/student/button.tsx";
import type { Advance } from "../progress/use-advance.ts";
import { AdvanceFailure } from "./advance-failure.tsx";

interface StepControlsProps {
  advance: Advance;
  /** What the button says. */
  label: string;
  /** What is missing before the step can be taken; it stands in the button's place. */
  missing?: ReactNode;
  /** Takes the step; left out where the button submits its form. */
  onTake?: () => void;
  pageId: number;
}

/** The way on from a section: the button, or why it is not there, and what went wrong on the way. */
export function StepControls({ advance, label, missing, onTake, pageId }: StepControlsProps) {
  if (!advance.open) return null;
  return (
    <div className="mt-6 grid gap-4">
      {advance.failure && !advance.sending && (
        <AdvanceFailure error={advance.failure} pageId={pageId} />
      )}
      {missing ? (
        <p className="flex min-h-12 items-center text-muted">{missing}</p>
      ) : (
        <Button
          type={onTake ? "button" : "submit"}
          busy={advance.sending}
          onClick={onTake}
          // Away while a second answer is being chosen, which going on would lose.
          className="min-h-12 w-full in-[form:has([data-deciding])]:hidden sm:w-fit"
        >
          {label}
        </Button>
      )}
    </div>
  );
}
