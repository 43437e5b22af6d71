import { useLingui } from "@lingui/react/macro";
import type { ClassResult as Result } from "@paso/contract";

import { ShareChart } from "../../charts/shares/share-chart.tsx";
import { chosenOptions } from "../../section-kinds/choice/choose-option.ts";
import { type ChoiceSection, sectionOptions } from "../../section-kinds/choice/section-options.ts";

interface ClassResultProps {
  result: Result;
  section: ChoiceSection;
  language: string;
}

/** The answers of the whole course, once there are enough to keep them anonymous. */
export function ClassResult({ result, section, language }: ClassResultProps) {
  const { t } = useLingui();
  const { options, answers, second_answers: second, answers_needed: needed } = result;
  if (options === null) {
    return (
      <p className="text-muted">
        {answers >= needed
          ? t`What was answered is not shown here, so that nobody can be identified.`
          : t`${answers} of ${needed} answers so far. What was answered is shown once ${needed} people have, to keep answers anonymous.`}
      </p>
    );
  }
  const isMoved = second >= needed;
  const own = chosenOptions(section, section.answer ?? "");
  const after = {
    name: isMoved ? t`after talking` : t`everyone`,
    people: answers,
    colour: "bg-accent",
  };
  const before = { name: t`before`, people: answers, colour: "bg-peers" };
  return (
    <section className="rounded-card border border-line bg-card p-5">
      <h3 className="mb-4 font-semibold">{t`What the course answered`}</h3>
      <ShareChart
        caption={t`What the course answered`}
        language={language}
        series={isMoved ? [before, after] : [after]}
        rows={sectionOptions(section).map((text, index) => {
          const { chosen = 0, first = 0 } = options[index] ?? {};
          return {
            text,
            isOwn: own.includes(index),
            valid: section.valid_items?.[index] ?? null,
            chosen: isMoved ? [first, chosen] : [chosen],
          };
        })}
      />
    </section>
  );
}
