import { useLingui } from "@lingui/react/macro";

import type { SectionBodyProps, SectionOf } from "../../player/student-kind.ts";
import { useLeaveAtOnce } from "../../question/deferred/use-leave-at-once.ts";
import type { AnswerFieldProps, QuestionKind } from "../../question/question-kind.ts";
import { QuestionSection } from "../../question/student/question-section.tsx";
import { OpinionField } from "../opinion-field.tsx";
import { opinionRules } from "../opinion-rules.ts";

type Text = SectionOf<"textarea">;

const surveyText: QuestionKind<Text> = { ...opinionRules, Field: SurveyTextField };

/** A question of a course's survey that is answered in words; they are for the staff alone. */
export function SurveyText(props: SectionBodyProps<Text>) {
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
