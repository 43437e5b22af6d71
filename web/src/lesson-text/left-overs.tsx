import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import type { LeftOver, LessonPart } from "./read/lesson-part.ts";

const REASONS: Readonly<Record<LeftOver["why"], ReturnType<typeof msg>>> = {
  comment: msg`A comment of the file`,
  category: msg`A category of the file`,
  title: msg`The name of the question, which sections do not have`,
  answer: msg`An answer that names no option`,
  feedback: msg`A remark on all options, which belongs to none`,
  examples: msg`More accepted answers than there is room for as examples`,
  matching: msg`Pairs to be matched, for which there is no kind of section`,
  beside: msg`Text beside the address`,
};

/** Parts of the source that no field of its section holds, and why. */
export function LeftOvers({ part }: { part: LessonPart }) {
  const { t, i18n } = useLingui();
  if (part.leftOver.length === 0) return null;
  return (
    <div className="mt-3 rounded-control border border-dashed border-edge px-4 py-3 text-small">
      <p className="font-semibold">{t`Not taken over`}</p>
      <ul className="mt-1 grid gap-1">
        {part.leftOver.map(({ text, why }) => (
          <li key={`${why}:${text}`} className="wrap-anywhere">
            <span className="text-muted">{i18n._(REASONS[why])}: </span>
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
