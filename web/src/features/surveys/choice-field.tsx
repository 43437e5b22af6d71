import { useLingui } from "@lingui/react/macro";
import type { SurveyAnswer, SurveyQuestion } from "@paso/contract";

import { Icon } from "../../ui/student/icon.tsx";

interface ChoiceFieldProps {
  question: Extract<SurveyQuestion, { kind: "single" | "multiple" }>;
  name: string;
  describedBy: string;
  answer: SurveyAnswer | undefined;
  onChange: (answer: SurveyAnswer | undefined) => void;
}

/** A single or multiple choice. */
export function ChoiceField({ question, name, describedBy, answer, onChange }: ChoiceFieldProps) {
  const { t, i18n } = useLingui();
  const isMultiple = question.kind === "multiple";
  const chosen = Array.isArray(answer) ? answer : typeof answer === "string" ? [answer] : [];
  const choose = (id: string) => {
    if (!isMultiple) return onChange(id);
    const next = chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id];
    return onChange(next.length === 0 ? undefined : next);
  };
  return (
    <div className="grid gap-2.5">
      {isMultiple && (
        <p lang={i18n.locale} className="text-small text-muted">
          {t`Choose as many as apply.`}
        </p>
      )}
      {question.options.map(({ id, text }) => {
        const isChosen = chosen.includes(id);
        return (
          <label
            key={id}
            className={`flex min-h-13 cursor-pointer items-start gap-3.5 rounded-control border px-4 py-3 transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${isChosen ? "border-accent bg-accent-soft" : "border-line bg-card hover:border-edge"}`}
          >
            <span className="mt-0.5 grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
              <input
                type={isMultiple ? "checkbox" : "radio"}
                name={name}
                checked={isChosen}
                onChange={() => choose(id)}
                aria-describedby={describedBy}
                className={`peer size-5.5 appearance-none border-2 border-edge bg-card outline-none checked:border-accent forced-colors:appearance-auto ${isMultiple ? "rounded-[5px] checked:bg-accent" : "rounded-full checked:border-[6px]"}`}
              />
              {isMultiple && (
                <Icon
                  name="check"
                  className="pointer-events-none invisible size-4 stroke-[3.5] text-on-accent peer-checked:visible forced-colors:hidden"
                />
              )}
            </span>
            <span className="min-w-0 wrap-anywhere">{text}</span>
          </label>
        );
      })}
    </div>
  );
}
