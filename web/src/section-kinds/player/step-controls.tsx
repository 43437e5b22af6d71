import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, type ReactNode, useRef } from "react";

import { isWorthRetrying } from "../../api/index.ts";
import { Button } from "../../ui/student/button.tsx";
import { AdvanceFailure } from "./advance-failure.tsx";
import type { Advance } from "./advance.ts";

interface StepControlsProps {
  advance: Advance;
  /** What the button says. */
  label: string;
  /** What is missing before the step can be taken; shown instead of the button. */
  missing?: ReactNode;
  /** Leads to where that is missing. */
  onMissing?: () => void;
  /** Takes the step; left out where the button submits its form. */
  onTake?: () => void;
  /** There is an answer that the server has not acknowledged. */
  unsent?: boolean;
}

/** The way on from a section: the button, or why it is not there, and what went wrong on the way. */
export function StepControls({
  advance,
  label,
  missing,
  onMissing,
  onTake,
  unsent = false,
}: StepControlsProps) {
  const { t } = useLingui();
  const clicked = useRef(false);
  if (!advance.open) return null;
  const waits = advance.failure !== null && isWorthRetrying(advance.failure);

  function click(event: MouseEvent): void {
    const pointer = (event.nativeEvent as PointerEvent).pointerType;
    // The second click of a double click belongs to the first: it must not skip what that opened.
    // Fingers count taps differently, and are stopped by the step being on its way.
    const isSecond = event.detail > 1 && pointer === "mouse";
    const isHandled = waits || (isSecond && clicked.current);
    if (isHandled) event.preventDefault();
    if (waits) advance.again();
    else if (!isHandled) onTake?.();
    clicked.current = true;
  }

  // What follows a question, such as opinions, may be long: the way on stays in sight.
  const room = missing || onTake ? "mt-6" : "at-hand";
  return (
    <>
      {advance.failure && (
        <div className="mt-6">
          <AdvanceFailure error={advance.failure} unsent={unsent} />
        </div>
      )}
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${room}`}>
        {missing ? (
          <button
            type="button"
            onClick={onMissing}
            className="min-h-12 text-start text-muted underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current"
          >
            {missing}
          </button>
        ) : (
          <Button
            type={onTake ? "button" : "submit"}
            busy={advance.sending}
            onClick={click}
            // Away while a second answer is being chosen, which going on would lose.
            className="min-h-12 w-full in-[form:has([data-deciding])]:hidden sm:w-fit"
          >
            {waits ? t`Try again` : label}
          </Button>
        )}
        {unsent && !missing && !advance.sending && (
          <p className="text-small text-muted">{t`Not sent yet.`}</p>
        )}
      </div>
    </>
  );
}
