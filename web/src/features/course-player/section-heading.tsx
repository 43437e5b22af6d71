import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";

import { headingId } from "../../section-kinds/player/heading-id.ts";
import { studentKind } from "../../section-kinds/student-kinds.ts";
import { VisuallyHidden } from "../../ui/student/visually-hidden.tsx";

interface SectionHeadingProps {
  section: StudentSection;
  /** Position on the path, from 1. */
  number: number;
  total: number;
}

/** Names a section's kind next to its mark. It is the section's heading, except for questions. */
export function SectionHeading({ section, number, total }: SectionHeadingProps) {
  const { t, i18n } = useLingui();
  const done = section.status === "finished";
  const look = `text-[0.8125rem] leading-snug font-semibold tracking-[0.05em] uppercase ${done ? "text-muted" : "text-accent"}`;
  const content = (
    <>
      <VisuallyHidden>
        {done ? t`Step ${number} of ${total}, done: ` : t`Step ${number} of ${total}: `}
      </VisuallyHidden>
      {i18n._(studentKind(section).label(section))}
    </>
  );
  if (section.type === "question") return <p className={look}>{content}</p>;
  return (
    <h2 id={headingId(section.id)} tabIndex={-1} className={look}>
      {content}
    </h2>
  );
}
