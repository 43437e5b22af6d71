import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

import { chosenOptions } from "../../section-kinds/choice/choose-option.ts";
import { stepTitle } from "./step-title.ts";

interface FoldableStepProps {
  section: StudentSection;
  /** The step's element; its last child is the part that folds. */
  step: Element;
  /** Language of the course. */
  language: string;
  isFolded: boolean;
  onShow: () => void;
  onFold: () => void;
}

/**
 * A finished step, folded to its title and the user's answer, or open with a button to fold it. Folded
 * content stays searchable.
 */
export function FoldableStep(props: FoldableStepProps) {
  const { section, step, language, isFolded, onShow, onFold } = props;
  const { t } = useLingui();
  const [holder] = useState(createHolder);
  const [title] = useState(() => stepTitle(section));
  const answer = answerInWords(section);
  const show = useEffectEvent(onShow);
  useLayoutEffect(() => {
    // Before the body in both states, so that the pressed button does not move.
    step.lastElementChild?.before(holder);
    return () => holder.remove();
  }, [step, holder]);
  useLayoutEffect(() => {
    const body = step.lastElementChild;
    if (!isFolded || !body) return undefined;
    body.setAttribute("hidden", "until-found");
    const reveal = () => show();
    body.addEventListener("beforematch", reveal);
    return () => {
      body.removeEventListener("beforematch", reveal);
      body.removeAttribute("hidden");
    };
  }, [step, isFolded]);
  return createPortal(
    <button type="button" onClick={isFolded ? onShow : onFold} className={LOOKS[`${isFolded}`]}>
      {isFolded && title && (
        <span lang={language} className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
      )}
      {isFolded && answer && (
        <span className="line-clamp-2 text-muted wrap-anywhere">
          {t`Your answer`}: <span dir="auto">{answer}</span>
        </span>
      )}
      <span className="text-small font-semibold text-accent">
        {isFolded ? t`Show this step` : t`Fold this step`}
      </span>
    </button>,
    holder,
  );
}

/** Folded it is a card in the step's place, else a line below its heading. */
const LOOKS = {
  true: "folded-step rounded-control border border-line bg-card px-4 py-3 text-start hover:border-edge",
  false: "min-h-11 underline-offset-4 hover:underline",
};

/** Container between the step's heading and its foldable body. */
function createHolder(): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "col-span-2 min-w-0 sm:col-span-1 sm:col-start-2";
  return holder;
}

/** The answer as text; empty if nothing was asked. */
function answerInWords(section: StudentSection): string {
  if (section.type !== "question" || section.answer === null) return "";
  if (section.question_type === "textarea") return section.answer;
  const { content } = section;
  return chosenOptions(section, section.answer)
    .map((index) => content[index])
    .join(", ");
}
