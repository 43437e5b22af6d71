import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseRecap } from "@paso/contract";

/** The student's progress in a few numbers. */
export function RecapFigures({ recap: { figures, quizzes } }: { recap: CourseRecap }) {
  const { t } = useLingui();
  const { steps, pages, days, likes } = figures;
  const right = sum(quizzes.map((quiz) => quiz.right));
  const questions = sum(quizzes.map((quiz) => quiz.questions));
  const shown = [
    {
      figure: plural(steps, { one: "# step", other: "# steps" }),
      text: plural(pages, { one: "on # page", other: "on # pages" }),
      isShown: steps > 0,
    },
    {
      figure: plural(days, { one: "# day", other: "# days" }),
      text: t`from the first step to the last`,
      // A single day says nothing of how long it took.
      isShown: days > 1,
    },
    {
      figure: t`${right} of ${questions}`,
      text: t`correct in the final quizzes`,
      isShown: questions > 0,
    },
    {
      figure: plural(likes, { one: "# like", other: "# likes" }),
      text: t`on what you wrote`,
      isShown: likes > 0,
    },
  ].filter(({ isShown }) => isShown);
  if (shown.length === 0) return null;
  return (
    <ul className="grid grid-cols-2 gap-x-6 gap-y-6 border-y border-line py-7 sm:flex sm:flex-wrap sm:gap-x-12">
      {shown.map(({ figure, text }) => (
        <li key={text}>
          <strong className="block text-title leading-tight font-bold tabular-nums">
            {figure}
          </strong>
          <span className="text-small text-muted">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
