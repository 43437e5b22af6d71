import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";

import {
  CourseArticleList,
  courseArticlesQuery,
} from "../../../features/article-moderation/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { ArticleScreen } from "../articles/article-screen.tsx";
import { readArticleId } from "../articles/read-article-id.ts";
import { CourseScreen } from "./course-screen.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";

const ROUTE = "/signed-in/staff/authoring/courses/$courseId/articles/{-$articleId}";

/** `/authoring/courses/{courseId}/articles/{articleId}`: the list, an article, or a new one. */
export function CourseArticlesPage() {
  const { t } = useLingui();
  const { courseId, articleId } = useParams({ from: ROUTE });
  const { edit = false } = useSearch({ from: ROUTE });
  const id = Number(courseId);
  const query = useInfiniteQuery(courseArticlesQuery(id, { show: "all", search: "" }));
  const name = t`Articles`;
  const course = query.data?.pages[0]?.course;
  useDocumentTitle(name, course?.title);
  const shown = readArticleId(articleId);
  return (
    <StaffQueryScreen query={{ ...query, data: course }}>
      {(known) => (
        <CourseScreen course={known} name={name}>
          {shown === "list" ? (
            <CourseArticleList courseId={id} />
          ) : (
            <div className="w-full max-w-column">
              <ArticleScreen
                courseId={id}
                articleId={shown === "new" ? null : shown}
                isEditing={edit}
                base={`/authoring/courses/${courseId}/articles`}
              />
            </div>
          )}
        </CourseScreen>
      )}
    </StaffQueryScreen>
  );
}
