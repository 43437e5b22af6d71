import { useLingui } from "@lingui/react/macro";

import type { ComparedQuiz } from "./compared-quiz.ts";

/** How the user did against the medians, in words; a single quiz with its figures. */
export function QuizSentence({ quizzes }: { quizzes: readonly ComparedQuiz[] }) {
  const { t, i18n } = useLingui();
  const compared = quizzes.flatMap(({ right, questions, others }) =>
    others ? [{ right, questions, ...others }] : [],
  );
  const [only, more] = compared;
  if (!only) return t`Too few people have finished these quizzes for a median to be shown.`;
  if (!more) {
    const { right, questions, people } = only;
    const median = new Intl.NumberFormat(i18n.locale).format(only.median);
    return t`You got ${right} of ${questions} right; the median of the ${people} people who finished is ${median}.`;
  }
  const quizCount = compared.length;
  const above = compared.filter(({ right, median }) => right > median).length;
  const below = compared.filter(({ right, median }) => right < median).length;
  if (above === 0 && below === 0) return t`You are exactly at the median in every quiz.`;
  if (above === 0) return t`You are below the median in ${below} of ${quizCount} quizzes.`;
  if (below === 0) return t`You are above the median in ${above} of ${quizCount} quizzes.`;
  return t`Of ${quizCount} quizzes, you are above the median in ${above} and below it in ${below}.`;
}
