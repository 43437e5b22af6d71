import { useLingui } from "@lingui/react/macro";
import type { StudentSection } from "@paso/contract";

import { chosenOptions } from "../../section-kinds/choice/choose-option.ts";
import { labelOption } from "../../section-kinds/choice/label-option.ts";
import { sectionOptions } from "../../section-kinds/choice/section-options.ts";
import { Alert } from "../../ui/student/alert.tsx";
import { Button } from "../../ui/student/button.tsx";

interface LeftOverAnswerProps {
  section: StudentSection;
  /** As it would have travelled. */
  answer: string;
  onDiscard: () => void;
}

/** What was entered here and not sent, for another answer had been given in another tab or on another device. */
export function LeftOverAnswer({ section, answer, onDiscard }: LeftOverAnswerProps) {
  const { t } = useLingui();
  return (
    <div className="mt-4">
      <Alert
        tone="calm"
        title={t`You answered this in another tab or on another device. That answer stands; this one was not sent:`}
      >
        <blockquote
          dir="auto"
          className="my-2 border-s-4 border-line ps-4 wrap-anywhere whitespace-pre-wrap"
        >
          {inWords(section, answer)}
        </blockquote>
        <Button variant="quiet" onClick={onDiscard}>
          {t`Discard`}
        </Button>
      </Alert>
    </div>
  );
}

function inWords(section: StudentSection, answer: string): string {
  if (section.question_type === "textarea") return answer;
  const options = sectionOptions(section);
  return chosenOptions(section, answer)
    .map((index) => labelOption(options[index] ?? "", index))
    .join("\n");
}
