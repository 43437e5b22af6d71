import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { CataloguePage } from "@paso/contract";

import { languageNames } from "../course/language-names.ts";
import { useSignUpTexts } from "../course/use-sign-up-texts.ts";

interface CourseFactsProps {
  course: CataloguePage["course"];
  timeZone: string;
}

/** Language, dates, length and teachers of a course. */
export function CourseFacts({ course, timeZone }: CourseFactsProps) {
  const { t, i18n } = useLingui();
  const texts = useSignUpTexts(timeZone);
  const { minutes } = course;
  const facts: [string, string | null][] = [
    [t`Taught by`, new Intl.ListFormat(i18n.locale).format(course.teachers) || null],
    [t`Language`, languageNames[course.language]],
    [t`Dates`, texts.dates(course)],
    [
      t`Length`,
      minutes > 0
        ? t`${plural(minutes, { one: "about # minute", other: "about # minutes" })}`
        : null,
    ],
    [t`Diploma`, course.has_diploma ? t`At the end of the course` : null],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-small">
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
