import type { CatalogueCourse } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { CourseCover } from "../../../ui/course-cover/course-cover.tsx";
import { languageNames } from "../course/language-names.ts";
import { useSignUpTexts } from "../course/use-sign-up-texts.ts";

/** A course in the catalogue; the whole card is a link. */
export function CourseCard({ course, timeZone }: { course: CatalogueCourse; timeZone: string }) {
  const texts = useSignUpTexts(timeZone);
  const facts = [texts.dates(course), ...texts.signUp(course)].filter(Boolean);
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-colors hover:border-edge">
      <CourseCover
        address={course.picture}
        title={course.title}
        className="aspect-3/2 w-full border-b border-line"
      />
      <div className="flex flex-1 flex-col gap-2 p-5">
        <p className="text-small text-muted">{languageNames[course.language]}</p>
        <h2 lang={course.language} className="text-lg leading-snug font-semibold wrap-anywhere">
          <Link
            to="/catalogue/{-$courseId}"
            params={{ courseId: String(course.id) }}
            className="after:absolute after:inset-0 hover:underline"
          >
            {course.title}
          </Link>
        </h2>
        {course.summary && (
          <p lang={course.language} className="wrap-anywhere">
            {course.summary}
          </p>
        )}
        <ul className="mt-auto grid gap-0.5 pt-2 text-small text-muted">
          {facts.map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
        {course.own && (
          <p className="text-small font-semibold text-accent">{texts.own(course.own)}</p>
        )}
      </div>
    </li>
  );
}
