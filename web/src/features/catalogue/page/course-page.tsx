import { useLingui } from "@lingui/react/macro";
import type { CataloguePage } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { AuthoredHtml } from "../../../ui/authored-html.tsx";
import { CourseCover } from "../../../ui/course-cover/course-cover.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { CourseFacts } from "./course-facts.tsx";
import { CourseParts } from "./course-parts.tsx";
import { SignUpPanel } from "./sign-up-panel.tsx";

/** A course's page: subject, teachers, contents and sign-up. */
export function CoursePage({ page }: { page: CataloguePage }) {
  const { t } = useLingui();
  const { course, time_zone: timeZone } = page;
  useDocumentTitle(course.title);
  return (
    <div className="mx-auto max-w-280 px-5 pt-6 pb-24">
      <Link
        to="/catalogue/{-$courseId}"
        params={{ courseId: undefined }}
        className="inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
      >
        {t`All courses`}
      </Link>
      <div
        className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(17rem,1fr)]"
        // Keeps the side panel from pulling title and text apart.
        style={{ gridTemplateRows: "auto 1fr" }}
      >
        <header lang={course.language}>
          <h1 className="text-title font-bold text-balance wrap-anywhere">{course.title}</h1>
          {course.summary && (
            <p className="mt-3 text-lg wrap-anywhere text-muted">{course.summary}</p>
          )}
        </header>
        <aside aria-label={t`Signing up`} className="grid gap-5 lg:row-span-2">
          <CourseCover
            address={course.picture}
            title={course.title}
            className="aspect-3/2 w-full rounded-card border border-line"
          />
          <SignUpPanel course={course} timeZone={timeZone} />
          <CourseFacts course={course} timeZone={timeZone} />
        </aside>
        <div lang={course.language} className="grid grid-cols-[minmax(0,1fr)] gap-10">
          {course.description !== "" && <AuthoredHtml html={course.description} />}
          <CourseParts modules={course.modules} />
        </div>
      </div>
    </div>
  );
}
