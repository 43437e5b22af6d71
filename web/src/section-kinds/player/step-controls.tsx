import { useLingui } from "@lingui/react/macro";
import { type MouseEvent, type ReactNode, useRef } from "react";

import { isWorthRetrying } from "../../api/index.ts";
import { Button } from "../../ui/student/button.tsx";
import { AdvanceFailure } from "./advance-failure.tsx";
import type { Advance } from "./advance.ts";

interface StepControlsProps {
  advance: Advance;
  /** The button's label. */
  label: string;
  /** What is missing before the step can be taken; replaces the button. */
  missing?: ReactNode;
  /** Leads to the missing input. */
  onMissing?: () => void;
  /** Takes the step; omitted if the button submits its form. */
  onTake?: () => void;
  /** Whether the server has yet to acknowledge an answer. */
  unsent?: boolean;
}

/** The way on from a section: the button, or why it is not there, and any failure. */
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
    // The second click of a double click must not skip what the first one opened. Touch counts taps
    // differently, and is blocked while the step is in flight.
    const isSecond = event.detail > 1 && pointer === "mouse";
    const isHandled = waits || (isSecond && clicked.current);
    if (isHandled) event.preventDefault();
    if (waits) advance.again();
    else if (!isHandled) onTake?.();
    clicked.current = true;
  }

  // The content below a question, such as opinions, may be long: the button stays in view, and with it
  // why it failed.
  const room = missing || onTake ? "mt-6" : "at-hand";
  return (
    <div className={room}>
      {advance.failure && (
        <div className="mb-4">
          <AdvanceFailure error={advance.failure} unsent={unsent} />
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
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
            // Hidden while a second answer is being chosen, which continuing would lose.
            className="min-h-12 w-full in-[form:has([data-deciding])]:hidden sm:w-fit"
          >
            {waits ? t`Try again` : label}
          </Button>
        )}
        {unsent && !missing && !advance.sending && (
          <p className="text-small text-muted">{t`Not sent yet.`}</p>
        )}
      </div>
    </div>
  );
}
