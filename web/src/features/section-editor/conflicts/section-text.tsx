import { useLingui } from "@lingui/react/macro";

import { type SectionForm, staffKind } from "../../../section-kinds/staff-kinds.ts";

interface SectionTextProps {
  section: SectionForm;
  /** The state to compare with; what differs from it is marked. */
  other: SectionForm | null;
}

/** All that a section says, to be read, compared and copied. */
export function SectionText({ section, other }: SectionTextProps) {
  const lines = useLines(section, other);
  const others = new Set(useLines(other ?? section, section).map(({ text }) => text));
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

/** The order number, and the lines of the section's kind, which is the same in both states. */
function useLines(section: SectionForm, other: SectionForm | null) {
  const { t, i18n } = useLingui();
  const lines = staffKind(section).lines(section, { other, i18n });
  return [{ label: t`Order`, text: String(section.order ?? "") }, ...lines];
}
