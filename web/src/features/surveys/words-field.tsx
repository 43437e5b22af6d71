import { SURVEY_TEXT_LENGTH, type SurveyAnswer, type SurveyQuestion } from "@paso/contract";

interface WordsFieldProps {
  question: Extract<SurveyQuestion, { kind: "text" }>;
  name: string;
  describedBy: string;
  answer: string | undefined;
  onChange: (answer: SurveyAnswer | undefined) => void;
}

/** A free-text answer. */
export function WordsField({ question, name, describedBy, answer, onChange }: WordsFieldProps) {
  return (
    <textarea
      name={name}
      dir="auto"
      aria-label={question.text}
      aria-describedby={describedBy}
      value={answer ?? ""}
      onChange={({ target }) => onChange(target.value === "" ? undefined : target.value)}
      rows={4}
      maxLength={SURVEY_TEXT_LENGTH}
      className="block field-sizing-content max-h-[60dvh] min-h-28 w-full rounded-control border border-edge bg-card px-4 py-3 text-base hover:border-ink"
    />
  );
}
