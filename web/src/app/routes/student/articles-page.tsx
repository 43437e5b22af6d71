import { useLingui } from "@lingui/react/macro";
import { useParams, useSearch } from "@tanstack/react-router";

import { ArticleList } from "../../../features/articles/index.ts";
import { PathLink } from "../../../ui/path-link.tsx";
import { Icon } from "../../../ui/student/icon.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { ArticleScreen } from "../articles/article-screen.tsx";
import { readArticleId } from "../articles/read-article-id.ts";

const ROUTE = "/signed-in/student/courses/$courseId/articles/{-$articleId}";

/** `/student/courses/{courseId}/articles/{articleId}`: the list, an article, or a new one. */
export function ArticlesPage() {
  const { t } = useLingui();
  const { courseId, articleId } = useParams({ from: ROUTE });
  const { edit = false } = useSearch({ from: ROUTE });
  const shown = readArticleId(articleId);
  const base = `/student/courses/${courseId}/articles`;
  const isList = shown === "list";
  useDocumentTitle(t`Articles`);
  return (
    <StudentMainLayout>
      <div className="mx-auto w-full max-w-column px-5 pt-6 pb-24">
        <PathLink
          path={isList ? `/student/courses/${courseId}` : base}
          className="-ms-1 mb-2 inline-flex min-h-11 items-center gap-2 text-muted no-underline hover:text-ink"
        >
          <Icon name="back" />
          {isList ? t`Course map` : t`Articles`}
        </PathLink>
        {isList ? (
          <ArticleList courseId={Number(courseId)} />
        ) : (
          <ArticleScreen
            courseId={Number(courseId)}
            articleId={shown === "new" ? null : shown}
            isEditing={edit}
            base={base}
          />
        )}
      </div>
    </StudentMainLayout>
  );
}
