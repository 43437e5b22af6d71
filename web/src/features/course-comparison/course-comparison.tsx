import { useLingui } from "@lingui/react/macro";
import type { ComparedQuestion, Comparison } from "@paso/contract";

import { ComparedChoice } from "./choices/compared-choice.tsx";
import { ComparedOpinion } from "./compared-opinion.tsx";
import type { ComparisonSearch } from "./comparison-query.ts";
import { FiguresAge } from "./figures-age.tsx";
import { ComparedQuizzes } from "./quizzes/compared-quizzes.tsx";
import { ScopeChoice } from "./scope-choice.tsx";

interface CourseComparisonProps {
  comparison: Comparison;
  /** Whether another scope is loading. */
  isBusy: boolean;
  onScope: (search: ComparisonSearch) => void;
}

/** The user's own answers in a course next to those of the course, the user's group or an earlier run. */
export function CourseComparison({ comparison, isBusy, onScope }: CourseComparisonProps) {
  const { t } = useLingui();
  const { quizzes, modules, language } = comparison;
  const isCounted = comparison.as_of !== null;
  if (quizzes.length === 0 && modules.length === 0) {
    return (
      <p className="rounded-card border border-dashed border-edge px-6 py-12 text-center text-muted">
        {t`Nothing to compare yet: once you have answered questions of this course, you see here what others answered.`}
      </p>
    );
  }
  const hasSnapshots =
    quizzes.length > 0 ||
    modules.some(({ questions }) => questions.some(({ kind }) => kind === "opinion"));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8" aria-busy={isBusy}>
      <div className="grid gap-4">
        <p>
          {t`What you answered, and what others did. To keep answers anonymous, figures are shown from five other people on. Staff are not counted.`}
        </p>
        <ScopeChoice comparison={comparison} onScope={onScope} />
        {hasSnapshots && <FiguresAge {...comparison} />}
      </div>
      {quizzes.length > 0 && (
        <ComparedQuizzes quizzes={quizzes} language={language} isCounted={isCounted} />
      )}
      {modules.map(({ id, title, questions }) => (
        <section key={id} aria-labelledby={`module-${id}`}>
          <h2
            id={`module-${id}`}
            lang={language}
            className="text-question font-semibold wrap-anywhere"
          >
            {title}
          </h2>
          <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
            {questions.map((question) => (
              <li key={question.section_id}>
                <Compared question={question} language={language} isCounted={isCounted} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ComparedProps {
  question: ComparedQuestion;
  language: string;
  /** Whether figures of opinions exist yet. */
  isCounted: boolean;
}

function Compared({ question, language, isCounted }: ComparedProps) {
  return question.kind === "choice" ? (
    <ComparedChoice question={question} language={language} />
  ) : (
    <ComparedOpinion question={question} language={language} isCounted={isCounted} />
  );
}
