import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";

import { headingId } from "../../section-kinds/player/heading-id.ts";
import { VisuallyHidden } from "../../ui/student/visually-hidden.tsx";

interface SectionHeadingProps {
  section: StudentSection;
  /** Position on the path, from 1. */
  number: number;
  total: number;
}

/** Names a section's kind beside its mark. It is the section's heading, unless a question is. */
export function SectionHeading({ section, number, total }: SectionHeadingProps) {
  const { t } = useLingui();
  const kind = useKindLabel(section);
  const done = section.status === "finished";
  const look = `text-[0.8125rem] leading-snug font-semibold tracking-[0.05em] uppercase ${done ? "text-muted" : "text-accent"}`;
  const content = (
    <>
      <VisuallyHidden>
        {done ? t`Step ${number} of ${total}, done: ` : t`Step ${number} of ${total}: `}
      </VisuallyHidden>
      {kind}
    </>
  );
  if (section.type === "question") return <p className={look}>{content}</p>;
  return (
    <h2 id={headingId(section.id)} tabIndex={-1} className={look}>
      {content}
    </h2>
  );
}

function useKindLabel(section: StudentSection): string {
  const { t } = useLingui();
  switch (section.type) {
    case "video":
      return t`Video`;
    case "paragraph":
      return t`Reading`;
    case "final_quiz_resume":
      return t`Final Quiz Resume`;
    case "question":
      if (section.workbook_only) return t`Workbook`;
      if (section.question_type === "textarea") return t`Opinion`;
      return section.final_quiz ? t`Question · counts for the final quiz` : t`Question`;
  }
}
