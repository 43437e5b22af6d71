import { useLingui } from "@lingui/react/macro";

import type { SectionBodyProps, SectionOf } from "../../player/student-kind.ts";
import type { AnswerFieldProps, QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import { OpinionField } from "../../textarea/opinion-field.tsx";
import { opinionRules } from "../../textarea/opinion-rules.ts";
import { useLeaveAtOnce } from "./use-leave-at-once.ts";

type Text = SectionOf<"textarea">;

const surveyText: QuestionKind<Text> = { ...opinionRules, Field: SurveyTextField };

/** An open question of a course's survey; its answers are only for the staff. */
export function TextQuestion(props: SectionBodyProps<Text>) {
  const advance = useLeaveAtOnce(props.advance, props.section.status === "pending");
  return <QuestionSection {...props} kind={surveyText} advance={advance} />;
}

function SurveyTextField(props: AnswerFieldProps<Text>) {
  const { t } = useLingui();
  return (
    <OpinionField
      {...props}
      readers={
        props.section.answer === null
          ? t`The course’s staff will read this answer, without your name.`
          : t`For the course’s staff, without your name`
      }
    />
  );
}
