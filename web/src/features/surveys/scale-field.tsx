import type { SurveyAnswer, SurveyQuestion } from "@paso/contract";

import { PointScale } from "../../ui/student/point-scale.tsx";

interface ScaleFieldProps {
  question: Extract<SurveyQuestion, { kind: "scale" }>;
  name: string;
  describedBy: string;
  /** 10 to 1. */
  answer: number | undefined;
  onChange: (answer: SurveyAnswer) => void;
}

/** A ten-point scale. */
export function ScaleField({ question, name, describedBy, answer, onChange }: ScaleFieldProps) {
  return (
    <PointScale
      name={name}
      points={question.labels.map((label, index) => ({ figure: 10 - index, label }))}
      chosen={answer}
      describedBy={describedBy}
      onChoose={onChange}
    />
  );
}
