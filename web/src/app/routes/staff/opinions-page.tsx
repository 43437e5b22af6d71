import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { Link, useParams, useSearch } from "@tanstack/react-router";

import {
  CourseOpinionList,
  courseOpinionsQuery,
} from "../../../features/opinion-moderation/index.ts";
import { Icon } from "../../../ui/staff/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

/** `/authoring/courses/{courseId}/opinions?question={sectionId}&show=reported` or `unanswered`, `?opinion={opinionId}` */
export function OpinionsPage() {
  const { t } = useLingui();
  const { courseId } = useParams({
    from: "/signed-in/staff/authoring/courses/$courseId/opinions",
  });
  const begin = readWanted(useSearch({ strict: false }));
  const { data } = useInfiniteQuery(
    courseOpinionsQuery(Number(courseId), { ...begin, search: "" }),
  );
  const title = data?.pages[0]?.course.title;
  useDocumentTitle(t`Opinions`, title);
  return (
    <div className="mx-auto grid max-w-5xl gap-6 px-5 pt-6 pb-24">
      <div>
        <Link
          to="/authoring/courses/$courseId"
          params={{ courseId }}
          className="-ms-1 inline-flex min-h-11 items-center gap-2 text-muted hover:text-ink"
        >
          <Icon name="back" />
          {title ?? t`Course outline`}
        </Link>
        <h1 className="text-title font-bold">{t`Opinions`}</h1>
        <p className="mt-1 max-w-prose text-muted">
          {t`What students wrote for each other. What you hide is gone for course mates; its author still sees it, marked as hidden.`}
        </p>
      </div>
      <CourseOpinionList courseId={Number(courseId)} begin={begin} />
    </div>
  );
}

const SHOWN = ["reported", "unanswered"] as const;

/** The filters in the address. */
function readWanted({ question, opinion, show }: Record<string, unknown>) {
  return {
    show: SHOWN.find((one) => one === show) ?? ("all" as const),
    questionId: readId(question),
    opinionId: readId(opinion),
  };
}

function readId(value: unknown): number | null {
  return typeof value === "number" && Number.isInteger(value) && value > 0 ? value : null;
}
