import { useLingui } from "@lingui/react/macro";

import type { FormLine } from "../../../section-kinds/form/staff/staff-kind.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";

interface SectionTextProps {
  section: SectionForm;
  /** The version to compare with; differences are marked. */
  other: SectionForm | null;
  linesOf: LinesOf;
}

/** The lines of a section's kind, which come with the editor. */
export type LinesOf = (section: SectionForm, other: SectionForm | null) => FormLine[];

/** A section's full text, to read, compare and copy. */
export function SectionText({ section, other, linesOf }: SectionTextProps) {
  const { t } = useLingui();
  const linesWithOrder: LinesOf = (one, compared) => [
    { label: t`Order`, text: String(one.order ?? "") },
    ...linesOf(one, compared),
  ];
  const lines = linesWithOrder(section, other);
  const others = new Set(linesWithOrder(other ?? section, section).map(({ text }) => text));
  return (
    <dl className="grid gap-2">
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt className="text-small text-muted">{label}</dt>
          <dd
            className={`wrap-anywhere whitespace-pre-wrap select-text ${other && !others.has(text) ? "-mx-1 rounded-md bg-warm-soft px-1" : ""}`}
          >
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
