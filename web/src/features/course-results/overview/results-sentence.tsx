import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CourseResults } from "@paso/contract";

/** The course's figures summed up in a sentence. */
export function ResultsSentence({ results }: { results: CourseResults }) {
  const { t } = useLingui();
  const { all, active, finished, stuck } = results.students;
  const { issue_count: issues } = results;
  return (
    <p className="max-w-prose text-question">
      {t`${active} of ${plural(all, { one: "# student", other: "# students" })} took a step this week, and ${plural(finished, { one: "# has finished", other: "# have finished" })}.`}{" "}
      {stuck > 0 &&
        t`${plural(stuck, { one: "# began and has been quiet for 7 days.", other: "# began and have been quiet for 7 days." })}`}{" "}
      {issues === 0
        ? t`Nothing stands out so far.`
        : t`${plural(issues, { one: "One place in the course is worth your time.", other: "# places in the course are worth your time." })}`}
    </p>
  );
}
