import { useLingui } from "@lingui/react/macro";
import { type RefObject, useRef, useState } from "react";

import { Button } from "../../../ui/student/button.tsx";
import { COUNTDOWN, useCountdown } from "./use-countdown.ts";

/** What a finished video opened. */
export type Opened = "step" | "page" | "end";

interface VideoEndProps {
  opened: Opened;
  /** Whether the video is over, apart from the countdown. */
  isOver: boolean;
  /** Whether the page advances automatically. */
  goesOn: boolean;
  onChoose: (goesOn: boolean) => void;
  /** Goes there; `asked` if the person pressed the button. */
  onGo: (asked: boolean) => void;
  /** The container of the whole video. */
  root: RefObject<HTMLElement | null>;
}

/** Below a finished video: what comes next, in how many seconds, and how to stay. */
export function VideoEnd({ opened, isOver, goesOn, onChoose, onGo, root }: VideoEndProps) {
  const { t } = useLingui();
  const controls = useRef<HTMLDivElement>(null);
  const goNow = useRef<HTMLButtonElement>(null);
  const [stays, setStays] = useState(false);
  const counting = isOver && goesOn && !stays;
  const left = useCountdown({
    running: counting,
    root,
    controls,
    onEnd: () => onGo(false),
    onTakenOver: () => setStays(true),
  });
  function cancel(): void {
    // The pressed button disappears.
    goNow.current?.focus();
    setStays(true);
  }
  const texts = {
    step: { open: t`The next step is open.`, soon: t`Next step in ${left} s` },
    page: { open: t`The next page is open.`, soon: t`Next page in ${left} s` },
    end: { open: t`You have reached the end.`, soon: t`Continuing in ${left} s` },
  }[opened];
  return (
    <div
      className={`mt-3 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-control border px-4 py-3 ${
        counting ? "border-accent bg-accent-soft" : "border-line bg-card"
      }`}
    >
      <p className="min-w-40 flex-1 font-semibold tabular-nums" aria-hidden={counting || undefined}>
        {counting ? texts.soon : texts.open}
      </p>
      <span role="status" className="sr-only">
        {counting && t`Continuing automatically in ${COUNTDOWN} seconds unless you cancel.`}
      </span>
      <div ref={controls} className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={goesOn}
            onChange={({ currentTarget }) => {
              onChoose(currentTarget.checked);
              setStays(isOver);
            }}
          />
          {t`Always continue automatically`}
        </label>
        <span className="flex flex-wrap gap-2">
          <Button ref={goNow} onClick={() => onGo(true)}>
            {t`Continue now`}
          </Button>
          {(counting || stays) && (
            // Its space is reserved: a click further down may be what cancels the countdown.
            <Button variant="quiet" onClick={cancel} className={counting ? "" : "invisible"}>
              {t`Cancel`}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}
