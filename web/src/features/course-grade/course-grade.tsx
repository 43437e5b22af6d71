import { useLingui } from "@lingui/react/macro";
import { type GradedModule, type OwnGrade, readOwnGrade } from "@paso/contract";
import { queryOptions } from "@tanstack/react-query";

import { call } from "../../api/index.ts";
import { formatGrade } from "../../i18n/format-grade.ts";

export function ownGradeQuery(courseId: number) {
  return queryOptions({
    queryKey: ["own-grade", courseId],
    queryFn: ({ signal }) => call(readOwnGrade, { params: { courseId }, signal }),
    staleTime: 0,
  });
}

/** The user's grade in a course so far, and how it is made up. */
export function CourseGrade({ own }: { own: OwnGrade }) {
  const { t, i18n } = useLingui();
  const { scale, grade, modules, excused, language } = own;
  if (scale === null) return <p className="text-muted">{t`This course has no grades.`}</p>;
  const list = new Intl.ListFormat(i18n.locale).format(excused);
  const counted = modules.filter(({ questions, weight }) => questions > 0 && weight > 0);
  const percent = new Intl.NumberFormat(i18n.locale, {
    style: "percent",
    maximumFractionDigits: 2,
  });
  const range = { hundred: t`of 100`, ten: t`of 10`, letters: t`A is the best, F the lowest` };
  return (
    <div className="grid gap-6">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="text-title font-bold tabular-nums">
          {formatGrade(grade?.value, i18n.locale)}
        </span>
        <span className="text-muted">{range[scale]}</span>
      </p>
      {scale === "letters" && grade && (
        <p className="tabular-nums">
          {t`${percent.format(Number(grade.percent) / 100)} in all. A begins at 90%, B at 80%, C at 70% and D at 60%.`}
        </p>
      )}
      {counted.some(({ answered, questions }) => answered < questions) && (
        <p>{t`Questions that you have not answered yet count as not right, so your grade can still rise.`}</p>
      )}
      <ol className="rounded-card border border-line bg-card px-5">
        {counted.map((module) => (
          <GradedModuleRow key={module.id} module={module} language={language} all={counted} />
        ))}
      </ol>
      {excused.length > 0 && (
        <p className="text-muted">{t`Left out, because your teachers excused you: ${list}.`}</p>
      )}
    </div>
  );
}

interface GradedModuleRowProps {
  module: GradedModule;
  language: string;
  all: readonly GradedModule[];
}

function GradedModuleRow({ module, language, all }: GradedModuleRowProps) {
  const { t, i18n } = useLingui();
  const { title, right, answered, questions, weight } = module;
  const weights = all.reduce((sum, one) => sum + one.weight, 0);
  const percent = new Intl.NumberFormat(i18n.locale, { style: "percent" });
  const share = percent.format(weight / weights);
  return (
    <li className="border-b border-line py-3 last:border-0">
      <p className="flex justify-between gap-4">
        <span lang={language} className="font-semibold wrap-anywhere">
          {title}
        </span>
        <span className="tabular-nums">{percent.format(right / questions)}</span>
      </p>
      <p className="text-small text-muted tabular-nums">
        {t`${right} of ${questions} right, ${answered} answered. Counts ${share} of the grade.`}
      </p>
    </li>
  );
}
