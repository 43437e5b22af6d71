import type { CatalogueCourse } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { Icon } from "../../../ui/student/icon.tsx";
import { languageNames } from "../course/language-names.ts";
import { useSignUpTexts } from "../course/use-sign-up-texts.ts";

/** A course in the catalogue; the whole card leads to its page. */
export function CourseCard({ course, timeZone }: { course: CatalogueCourse; timeZone: string }) {
  const texts = useSignUpTexts(timeZone);
  const facts = [texts.dates(course), ...texts.signUp(course)].filter(Boolean);
  return (
    <li className="relative flex flex-col overflow-hidden rounded-card border border-line bg-card transition-colors hover:border-edge">
      {course.picture ? (
        <img
          src={course.picture}
          alt=""
          loading="lazy"
          className="aspect-3/2 w-full border-b border-line object-cover"
        />
      ) : (
        <div
          aria-hidden="true"
          className="grid aspect-3/2 w-full place-items-center border-b border-line bg-accent-soft text-accent"
        >
          <Icon name="flag" className="size-8" />
        </div>
      )}
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
