import { useLingui } from "@lingui/react/macro";
import { useParams, useSearch } from "@tanstack/react-router";

import { ArticleList } from "../../../features/articles/index.ts";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { ArticleScreen } from "../articles/article-screen.tsx";
import { readArticleId } from "../articles/read-article-id.ts";
import { StudentCourseFrame } from "./student-course-frame.tsx";

const ROUTE = "/signed-in/student/courses/$courseId/articles/{-$articleId}";

/** `/student/courses/{courseId}/articles/{articleId}`: the list, an article, or a new one. */
export function ArticlesPage() {
  const { t } = useLingui();
  const { courseId, articleId } = useParams({ from: ROUTE });
  const { edit = false } = useSearch({ from: ROUTE });
  const shown = readArticleId(articleId);
  return (
    <StudentCourseFrame courseId={courseId} part="articles" name={t`Articles`}>
      {shown === "list" ? (
        <SharedArticles courseId={Number(courseId)} />
      ) : (
        <ArticleScreen
          courseId={Number(courseId)}
          articleId={shown === "new" ? null : shown}
          isEditing={edit}
          base={`/student/courses/${courseId}/articles`}
        />
      )}
    </StudentCourseFrame>
  );
}

function SharedArticles({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  useDocumentTitle(t`Articles`);
  return <ArticleList courseId={courseId} />;
}
