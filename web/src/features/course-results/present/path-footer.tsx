import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { Icon } from "../../../ui/staff/icon.tsx";
import type { PresentPath, PresentStep } from "./present-path.ts";

interface PathFooterProps {
  path: PresentPath;
  /** The buttons. */
  children: ReactNode;
}

/** The footer with the question's path: which phase it is in. */
export function PathFooter({ path: { steps, current, isRevealed }, children }: PathFooterProps) {
  const { t } = useLingui();
  const names: Record<PresentStep, string> = {
    answer: t({ message: "Answer", context: "step in class" }),
    talk: t`Talk`,
    again: t`Answer again`,
    look: t`Look`,
  };
  const hiddenNames = steps.length > 2 ? "max-2xl:sr-only" : "max-sm:sr-only";
  return (
    <footer className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-line bg-card px-6 py-4 sm:px-10 lg:px-14">
      <ol aria-label={t`This question`} className="flex min-w-0 grow items-center gap-3">
        {steps.map((step, index) => {
          const isDone = index < current || (index === current && isRevealed);
          const isCurrent = index === current;
          return (
            <li
              key={step}
              aria-current={isCurrent ? "step" : undefined}
              className={`flex items-center gap-3 ${index > 0 ? "sm:flex-1" : ""}`}
            >
              {index > 0 && (
                <span
                  aria-hidden="true"
                  className={`hidden h-0.5 grow sm:block ${index <= current ? "bg-accent" : "bg-line"}`}
                />
              )}
              <span
                aria-hidden="true"
                className={`grid size-9 shrink-0 place-items-center rounded-full border-[2.5px] font-bold tabular-nums ${lookOf(isDone, isCurrent)}`}
              >
                {isDone ? <Icon name="check" className="size-[55%] stroke-[3]" /> : index + 1}
              </span>
              <span className={isCurrent ? "font-semibold" : `text-muted ${hiddenNames}`}>
                {names[step]}
              </span>
            </li>
          );
        })}
      </ol>
      <div className="ms-auto flex flex-wrap items-center justify-end gap-3 max-sm:w-full max-sm:justify-between">
        {children}
      </div>
    </footer>
  );
}

function lookOf(isDone: boolean, isCurrent: boolean): string {
  if (isDone) return "border-accent bg-accent text-on-accent";
  return isCurrent ? "border-accent bg-paper text-accent" : "border-edge bg-paper text-muted";
}
