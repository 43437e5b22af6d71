import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";
import { useEffectEvent, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";

import { chosenOptions } from "../../section-kinds/choice/choose-option.ts";
import { stepTitle } from "./step-title.ts";

interface FoldedStepProps {
  section: StudentSection;
  /** The step's element; its last child is what folds. */
  step: Element;
  /** What the course is written in. */
  language: string;
  onShow: () => void;
}

/** A finished step as its title and one's answer; what it hides can still be searched. */
export function FoldedStep({ section, step, language, onShow }: FoldedStepProps) {
  const { t } = useLingui();
  const [holder] = useState(createHolder);
  const [title] = useState(() => stepTitle(section));
  const answer = answerInWords(section);
  const show = useEffectEvent(onShow);
  useLayoutEffect(() => {
    const body = step.lastElementChild;
    body?.setAttribute("hidden", "until-found");
    const reveal = () => show();
    body?.addEventListener("beforematch", reveal);
    step.append(holder);
    return () => {
      holder.remove();
      body?.removeEventListener("beforematch", reveal);
      body?.removeAttribute("hidden");
    };
  }, [step, holder]);
  return createPortal(
    <button
      type="button"
      onClick={onShow}
      className="folded-step rounded-control border border-line bg-card px-4 py-3 text-start hover:border-edge"
    >
      {title && (
        <span lang={language} className="line-clamp-2 font-semibold wrap-anywhere">
          {title}
        </span>
      )}
      {answer && (
        <span className="line-clamp-2 text-muted wrap-anywhere">
          {t`Your answer`}: <span dir="auto">{answer}</span>
        </span>
      )}
      <span className="text-small font-semibold text-accent">{t`Show this step`}</span>
    </button>,
    holder,
  );
}

/** In the place of what folds. */
function createHolder(): HTMLElement {
  const holder = document.createElement("div");
  holder.className = "col-span-2 min-w-0 sm:col-span-1 sm:col-start-2";
  return holder;
}

/** What was answered; empty where nothing was asked. */
function answerInWords(section: StudentSection): string {
  if (section.type !== "question" || section.answer === null) return "";
  if (section.question_type === "textarea") return section.answer;
  const { content } = section;
  return chosenOptions(section, section.answer)
    .map((index) => content[index])
    .join(", ");
}
