import { useLingui } from "@lingui/react/macro";
import type { CourseRecap as Recap, PageData } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ComponentType, ReactNode } from "react";

import { buttonClass } from "../../ui/student/button.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { LikedOpinions } from "./liked-opinions.tsx";
import { QuizResults } from "./quiz-results.tsx";
import { RecapFigures } from "./recap-figures.tsx";
import { recapQuery } from "./recap-query.ts";
import { WhatNext } from "./what-next.tsx";

interface CourseRecapProps {
  page: PageData;
  /** The diploma's state; null if the course issues none. */
  diploma: ReactNode;
  /** The link to recall the course; null if not offered, undefined while loading. */
  recall: ReactNode | undefined;
  /** Renders the student's own texts. */
  OwnWords: ComponentType<{ courseId: number; language: string; texts: Recap["texts"] }>;
}

/** Below the congratulation of a finished course: a recap, and what comes next. */
export function CourseRecap({ page, diploma, recall, OwnWords }: CourseRecapProps) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(recapQuery(page.course.id));
  const { language } = page.course;
  // All at once, to avoid layout shifts while reading.
  if (isPending || recall === undefined) return <Loading className="min-h-96 justify-center" />;
  return (
    <div className="mt-9 grid gap-12">
      {data && <RecapFigures recap={data} />}
      {diploma}
      {data && data.quizzes.length > 0 && (
        <QuizResults quizzes={data.quizzes} language={language} />
      )}
      {data && data.texts.length > 0 && (
        <OwnWords courseId={page.course.id} language={language} texts={data.texts} />
      )}
      {data && data.liked.length > 0 && <LikedOpinions liked={data.liked} language={language} />}
      <WhatNext page={page} next={data?.next ?? null} recall={recall} />
      <p>
        <Link to="/student" className={buttonClass("quiet")}>
          {t`Back to my courses`}
        </Link>
      </p>
    </div>
  );
}
