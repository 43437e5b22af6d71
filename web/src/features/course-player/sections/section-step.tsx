import type { AdvanceResult, PageData, StudentSection } from "@paso/contract";
import type { ReactNode } from "react";

import { StepMark } from "../../../ui/student/step-mark.tsx";
import { type Step, useAdvance } from "../progress/use-advance.ts";
import { QuestionSection } from "./question-section.tsx";
import { ReadingSection } from "./reading-section.tsx";
import { SectionKind } from "./section-kind.tsx";
import { SummarySection } from "./summary-section.tsx";
import { VideoSection } from "./video-section.tsx";

interface SectionStepProps {
  page: PageData;
  section: StudentSection;
  /** Place on the path, from 1. */
  number: number;
  /** What course mates answered, below an answered question. */
  renderMates: (section: StudentSection) => ReactNode;
  /** Called once a step is taken. */
  onAdvanced: (result: AdvanceResult, step: Step) => void;
}

/** A reached section on the page's path: its mark, its kind and its body. */
export function SectionStep({ page, section, number, renderMates, onAdvanced }: SectionStepProps) {
  const advance = useAdvance({ section, onAdvanced });
  const done = section.status === "finished";
  return (
    <li
      id={`section-${section.id}`}
      aria-busy={advance.sending}
      className="relative grid grid-cols-[auto_1fr] items-center gap-x-3 pb-11 sm:gap-x-5"
    >
      <StepMark state={done ? "done" : "current"} number={number} />
      {done && (
        // The path to the next mark.
        <span
          aria-hidden="true"
          className="absolute start-[1.0625rem] top-9 bottom-0 hidden w-0.5 bg-accent sm:block"
        />
      )}
      <SectionKind section={section} number={number} total={page.total_sections} />
      <div className="col-span-2 mt-3 min-w-0 sm:col-span-1 sm:col-start-2 sm:mt-1.5">
        {renderBody()}
      </div>
    </li>
  );

  function renderBody(): ReactNode {
    switch (section.type) {
      case "video":
        return <VideoSection page={page} section={section} advance={advance} />;
      case "paragraph":
        return <ReadingSection section={section} advance={advance} pageId={page.page.id} />;
      case "final_quiz_resume":
        return <SummarySection page={page} section={section} advance={advance} />;
      case "question":
        return (
          <QuestionSection
            section={section}
            advance={advance}
            pageId={page.page.id}
            mates={renderMates(section)}
          />
        );
    }
  }
}
