import { useLingui } from "@lingui/react/macro";
import { useId } from "react";

import { Icon } from "../../ui/student/icon.tsx";
import { usePlayer } from "../player/player.ts";
import { labelOption } from "./label-option.ts";

interface ChoiceOptionProps {
  name: string;
  text: string;
  /** Position among the options, from 0. */
  index: number;
  multiple: boolean;
  chosen: boolean;
  /** Whether it is correct (null if none is) and why; null while unanswered. */
  result: { valid: boolean | null; reason: string } | null;
  onChoose: () => void;
}

/** One option of a question, as a native radio button or checkbox. */
export function ChoiceOption(props: ChoiceOptionProps) {
  const { name, text, index, multiple, chosen, result, onChoose } = props;
  const reasonId = useId();
  const { language } = usePlayer();
  const shape = multiple ? "rounded-[5px] checked:bg-accent" : "rounded-full checked:border-[6px]";
  return (
    <div
      className={`rounded-control border transition-colors has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent ${lookOf(props)}`}
    >
      <label
        className={`flex min-h-13 items-start gap-3.5 px-4 py-3 ${result ? "" : "has-enabled:cursor-pointer"}`}
      >
        <span className="mt-0.5 grid shrink-0 place-items-center *:col-start-1 *:row-start-1">
          <input
            type={multiple ? "checkbox" : "radio"}
            name={name}
            value={index}
            checked={chosen}
            onChange={onChoose}
            aria-describedby={result?.reason ? reasonId : undefined}
            className={`peer size-5.5 appearance-none border-2 border-edge bg-card outline-none checked:border-accent forced-colors:appearance-auto ${shape}`}
          />
          {multiple && (
            <Icon
              name="check"
              className="pointer-events-none invisible size-4 stroke-[3.5] text-on-accent peer-checked:visible forced-colors:hidden"
            />
          )}
        </span>
        <span className="min-w-0 grow items-start justify-between gap-x-4 sm:flex">
          <span lang={language} className="min-w-0 text-[1.0625rem] wrap-anywhere">
            {labelOption(text, index)}
          </span>
          {result && (chosen || result.valid !== null) && (
            <OptionMarks chosen={chosen} valid={result.valid} />
          )}
        </span>
      </label>
      {result?.reason && (
        <p
          id={reasonId}
          lang={language}
          className="-mt-1.5 pe-4 pb-3 ps-13 text-small wrap-anywhere text-muted"
        >
          {result.reason}
        </p>
      )}
    </div>
  );
}

function lookOf({ chosen, result }: ChoiceOptionProps): string {
  if (result?.valid === true) return chosen ? "border-right bg-right-soft" : "border-right bg-card";
  if (result?.valid === false) return chosen ? "border-wrong bg-wrong-soft" : "border-line bg-card";
  if (chosen) return "border-accent bg-accent-soft";
  return result ? "border-line bg-card" : "border-line bg-card has-enabled:hover:border-edge";
}

/** Labels of an answered question's option: correct or not, and whether the student chose it. */
function OptionMarks({ chosen, valid }: { chosen: boolean; valid: boolean | null }) {
  const { t } = useLingui();
  return (
    <span className="flex min-h-6 shrink-0 items-center gap-x-3 text-small font-semibold">
      {chosen && (
        <span className={valid === null ? "text-accent" : "text-ink"}>{t`your answer`}</span>
      )}
      {valid === true && (
        <span className="flex items-center gap-1 text-(--right)">
          <Icon name="check" className="size-4.5 stroke-[2.75]" />
          {t`correct`}
        </span>
      )}
      {valid === false && (
        // Not to have chosen it was no mistake.
        <span className={`flex items-center gap-1 ${chosen ? "text-wrong" : "text-muted"}`}>
          <Icon name="cross" className="size-4.5 stroke-[2.75]" />
          {t`incorrect`}
        </span>
      )}
    </span>
  );
}
