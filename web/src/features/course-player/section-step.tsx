import type { AdvanceResult, PageData, StudentSection } from "@paso/contract";

import type { Step } from "../../section-kinds/player/advance.ts";
import { studentKind } from "../../section-kinds/student-kinds.ts";
import { StepMark } from "../../ui/student/step-mark.tsx";
import type { PlayerSource } from "./player-source.ts";
import { SectionHeading } from "./section-heading.tsx";
import { useAdvance } from "./use-advance.ts";

interface SectionStepProps {
  source: PlayerSource;
  page: PageData;
  section: StudentSection;
  /** Position on the path, from 1. */
  number: number;
  /** Called once a step is taken. */
  onAdvanced: (result: AdvanceResult, step: Step) => void;
}

/**
 * Minimum height of the current section, so that it can always scroll to the top, and does not slide back
 * down when a field is replaced by a shorter answer.
 */
const STAGE = "min-h-[calc(100dvh-12.25rem)]";

/** A reached section on the page's path: its mark, its kind and its body. */
export function SectionStep(props: SectionStepProps) {
  const { page, section, number } = props;
  const advance = useAdvance(props);
  const { Body } = studentKind(section);
  const done = section.status === "finished";
  return (
    <li
      id={`section-${section.id}`}
      aria-busy={advance.sending}
      className={`relative grid grid-cols-[auto_1fr] content-start items-center gap-x-3 pb-11 sm:gap-x-5 ${done || number === 1 ? "" : STAGE}`}
    >
      <StepMark state={done ? "done" : "current"} number={number} />
      {done && (
        // The path to the next mark.
        <span
          aria-hidden="true"
          className="absolute start-[1.0625rem] top-9 bottom-0 hidden w-0.5 bg-accent sm:block"
        />
      )}
      <SectionHeading section={section} number={number} total={page.total_sections} />
      <div className="col-span-2 mt-3 min-w-0 sm:col-span-1 sm:col-start-2 sm:mt-1.5">
        <Body page={page} section={section} number={number} advance={advance} />
      </div>
    </li>
  );
}
