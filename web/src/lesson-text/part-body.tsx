import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useId, useMemo } from "react";

import { htmlToText } from "../rich-text/html-to-text.ts";
import { Badge } from "../ui/staff/badge.tsx";
import type { LessonPart } from "./read/lesson-part.ts";

interface PartBodyProps {
  part: LessonPart;
  number: number;
  /** Sets the correct options. */
  onMark: (right: number[]) => void;
}

/** A part's content, in short; for a question its options, with marks that can be changed. */
export function PartBody({ part, number, onMark }: PartBodyProps) {
  if (part.kind === "none" || part.kind === "final_quiz_resume") return null;
  if (part.kind === "paragraph") return <Reading html={part.html} />;
  if (part.kind === "video")
    return <p className="mt-3 font-semibold wrap-anywhere">{part.video}</p>;
  return (
    <div className="mt-3">
      <p className="font-semibold whitespace-pre-line wrap-anywhere">{part.question}</p>
      <Options part={part} number={number} onMark={onMark} />
      {part.examples.length > 0 && <Examples examples={part.examples} />}
      <Settings part={part} />
    </div>
  );
}

/** Maximum lines shown of a reading. */
const SHOWN_LINES = 4;

function Reading({ html }: { html: string }) {
  const { t } = useLingui();
  const { title, lines, rest, pictures } = useMemo(() => summarise(html), [html]);
  return (
    <div className="mt-3 wrap-anywhere">
      {title && <p className="font-semibold">{title}</p>}
      {lines.map((line, index) => (
        <p key={index} className="line-clamp-3 text-muted">
          {line}
        </p>
      ))}
      {rest > 0 && (
        <p className="text-small text-muted">
          {t`and ${plural(rest, { one: "# more line", other: "# more lines" })}`}
        </p>
      )}
      {pictures > 0 && (
        <p className="text-small text-muted">
          {t`${plural(pictures, { one: "# picture", other: "# pictures" })}`}
        </p>
      )}
    </div>
  );
}

function summarise(html: string) {
  const heading = /^<h[2-6]>(.*?)<\/h[2-6]>/.exec(html);
  const lines = htmlToText(html.slice(heading?.[0].length ?? 0))
    .split("\n")
    .filter(Boolean);
  return {
    title: heading ? htmlToText(heading[1] ?? "") : "",
    lines: lines.slice(0, SHOWN_LINES),
    rest: Math.max(0, lines.length - SHOWN_LINES),
    pictures: html.split("<img ").length - 1,
  };
}

function Options({ part, number, onMark }: PartBodyProps) {
  const { t } = useLingui();
  const name = useId();
  const isSingle = part.kind === "radio-validated";
  const isChecked = isSingle || part.kind === "select-multiple-validated";
  if (part.kind === "textarea") return null;
  const right = part.options.flatMap(({ isRight }, at) => (isRight ? [at] : []));
  const toggle = (at: number) =>
    onMark(right.includes(at) ? right.filter((one) => one !== at) : [...right, at]);
  return (
    <ul className="mt-2 grid gap-1">
      {part.options.map(({ text, isRight, reason }, at) => {
        const option = at + 1;
        return (
          <li key={at} className="flex min-h-8 items-start gap-3">
            {isChecked ? (
              <label className="flex min-h-8 min-w-0 cursor-pointer items-start gap-3 wrap-anywhere">
                <input
                  type={isSingle ? "radio" : "checkbox"}
                  name={`${name}-${number}`}
                  checked={isRight}
                  aria-label={t`Option ${option} of part ${number} is right: ${text}`}
                  onChange={() => (isSingle ? onMark([at]) : toggle(at))}
                  className="mt-1 size-5 shrink-0 accent-(--accent)"
                />
                <span>
                  {text}{" "}
                  {isRight && (
                    <strong className="text-small text-(--right)">{t`right answer`}</strong>
                  )}
                  {reason && <span className="block text-small text-muted">{reason}</span>}
                </span>
              </label>
            ) : (
              <span className="wrap-anywhere">
                <span aria-hidden="true" className="me-3 text-muted">
                  –
                </span>
                {text}
                {reason && <span className="block text-small text-muted">{reason}</span>}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Examples({ examples }: { examples: readonly string[] }) {
  const { t } = useLingui();
  return (
    <p className="mt-2 text-small text-muted wrap-anywhere">
      {t`Example answers`}: {examples.join(" · ")}
    </p>
  );
}

function Settings({ part }: { part: LessonPart }) {
  const { t } = useLingui();
  const { min, max } = part;
  const isText = part.kind === "textarea";
  const words = isText
    ? [
        min > 0 && t`at least ${plural(min, { one: "# word", other: "# words" })}`,
        max > 0 && t`at most ${plural(max, { one: "# word", other: "# words" })}`,
      ]
    : [min > 0 && t`choose at least ${min}`, max > 0 && t`choose at most ${max}`];
  const said = [
    ...words,
    part.workbookOnly && t`only in the workbook`,
    part.finalQuiz && t`counts for the final quiz`,
    part.chart === "pie" && t`pie chart`,
    part.twoRounds && t`two rounds`,
  ].filter((text) => text !== false);
  if (said.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-2">
      {said.map((text) => (
        <Badge key={text} tone="calm">
          {text}
        </Badge>
      ))}
    </p>
  );
}
