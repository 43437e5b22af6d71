import { useLingui } from "@lingui/react/macro";

import { htmlToText } from "../../../rich-text/html-to-text.ts";
import { isMultiple, isValidated, type SectionForm } from "../sections/section-form.ts";

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

/** The fields of the section's kind, in words. */
function useLines(
  section: SectionForm,
  other: SectionForm | null,
): { label: string; text: string }[] {
  const { t } = useLingui();
  const { type } = section;
  const yesOrNo = (value: boolean) => (value ? t`Yes` : t`No`);
  const line = (label: string, text: string | number | null) => ({
    label,
    text: String(text ?? ""),
  });
  const bounds = [line(t`Minimum`, section.min), line(t`Maximum`, section.max)];
  const examples = section.examples.map((text, index) => {
    const number = index + 1;
    return line(t`Example ${number}`, text);
  });
  const head = [line(t`Order`, section.order)];
  if (type === "video") return [...head, line(t`Video address`, section.video)];
  if (type === "paragraph") {
    return [
      ...head,
      line(t`Text`, readable(section, other)),
      line(t`Files`, section.files.join(", ")),
    ];
  }
  if (type === "final_quiz_resume") return head;
  head.push(line(t`Question`, section.question));
  if (type === "textarea") {
    const workbookOnly = line(t`Workbook only`, yesOrNo(section.workbookOnly));
    return [...head, ...bounds, workbookOnly, ...examples];
  }
  const options = section.options.map(({ text, isRight, reason }, index) => {
    const number = index + 1;
    const parts = [text, isValidated(type) && isRight && t`right`, reason && `(${reason})`];
    return line(t`Option ${number}`, parts.filter(Boolean).join(" · "));
  });
  return [
    ...head,
    ...options,
    ...(isMultiple(type) ? bounds : []),
    ...(isValidated(type)
      ? [line(t`Counts for the final quiz`, yesOrNo(section.finalQuiz))]
      : [
          line(t`Chart`, section.graphicType),
          line(t`Two rounds`, yesOrNo(section.twoRounds)),
          ...examples,
        ]),
  ];
}

/** A paragraph's text; its HTML where the texts of both states are the same. */
function readable({ html }: SectionForm, other: SectionForm | null): string {
  const text = htmlToText(html);
  return other && htmlToText(other.html) === text ? html : text;
}
