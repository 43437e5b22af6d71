import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SectionResult } from "@paso/contract";

import { ResultFigure } from "../parts/result-figure.tsx";
import { StepName } from "../parts/step-name.tsx";
import { useDuration } from "./use-duration.ts";

/** How many reached each section of a page, and where they dropped out. */
export function Funnel({ sections }: { sections: readonly SectionResult[] }) {
  const { t } = useLingui();
  const duration = useDuration();
  const most = Math.max(1, ...sections.map(({ reached }) => reached));
  const loss = worstOf(sections);
  return (
    <ResultFigure
      caption={t`How far they get`}
      head={[t`Step`, t`Reached`, t`Went on`, t`Median time`, t`Here now`, t`Stopped here`]}
      rows={sections.map((section) => ({
        key: section.id,
        cells: [
          <StepName key="name" section={section} />,
          section.reached,
          section.finished,
          duration(section.seconds),
          section.standing,
          section.left,
        ],
      }))}
      sentence={<FunnelSentence sections={sections} loss={loss} />}
    >
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {sections.map((section) => (
          <FunnelRow key={section.id} section={section} most={most} isLoss={section === loss} />
        ))}
      </ol>
    </ResultFigure>
  );
}

/** Where most students stopped; null if none did. */
function worstOf(sections: readonly SectionResult[]): SectionResult | null {
  const [worst] = sections.toSorted((one, other) => other.left - one.left);
  return worst && worst.left > 0 ? worst : null;
}

interface FunnelSentenceProps {
  sections: readonly SectionResult[];
  loss: SectionResult | null;
}

function FunnelSentence({ sections, loss }: FunnelSentenceProps) {
  const { t } = useLingui();
  const begun = sections[0]?.reached ?? 0;
  const finished = sections.at(-1)?.finished ?? 0;
  if (begun === 0) return t`Nobody has begun this page yet.`;
  const whole = t`${begun} began this page, ${finished} finished it.`;
  if (loss === null) return whole;
  const { left, step } = loss;
  const stopped = plural(left, {
    one: `One student stopped at step ${step} and has done nothing in the course for a week.`,
    other: `Most of those who left stopped at step ${step}: # students have done nothing in the course for a week.`,
  });
  return `${whole} ${stopped}`;
}

interface FunnelRowProps {
  section: SectionResult;
  most: number;
  isLoss: boolean;
}

function FunnelRow({ section, most, isLoss }: FunnelRowProps) {
  const { t } = useLingui();
  const duration = useDuration();
  const { id, reached, seconds, left, question } = section;
  const time = duration(seconds);
  return (
    <li className={`grid gap-1 text-small ${isLoss ? "font-semibold" : ""}`}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-4">
        {/* Visual only: the table has no links, and the headings below link there, too. */}
        {question === null ? (
          <span className="truncate">
            <StepName section={section} />
          </span>
        ) : (
          <a href={`#section-${id}`} tabIndex={-1} className="truncate hover:underline">
            <StepName section={section} />
          </a>
        )}
        <span className="tabular-nums">{reached}</span>
      </div>
      <span className="block h-1.5 rounded-full bg-line">
        <span
          className={`bar block h-full rounded-full ${isLoss ? "bg-warm" : "bg-accent"}`}
          style={{ width: `${(reached / most) * 100}%` }}
        />
      </span>
      <span className="flex flex-wrap gap-x-4 font-normal text-muted">
        {seconds !== null && <span>{t`median ${time}`}</span>}
        {left > 0 && <span className="text-warm">{t`${left} stopped here`}</span>}
      </span>
    </li>
  );
}
