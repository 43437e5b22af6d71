import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { Suspense, useState } from "react";

import { articleQuery, ArticleView } from "../../../features/articles/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { useUser } from "../../../session/session-query.ts";
import { Loading } from "../../../ui/student/loading.tsx";
import { useDocumentTitle } from "../../../ui/use-document-title.ts";

// Most people only read.
const ArticleEditor = lazyPart(
  async () => (await import("../../../features/article-editor/index.ts")).ArticleEditor,
  { texts: "staff" },
);

interface ArticleScreenProps {
  courseId: number;
  /** Null for a new one. */
  articleId: number | null;
  isEditing: boolean;
  /** The path of the list. */
  base: string;
}

/** One article below the title of its course: read, or being written by its author. */
export function ArticleScreen(props: ArticleScreenProps) {
  const { articleId, isEditing } = props;
  if (articleId === null) return <NewArticle {...props} />;
  const one = { ...props, articleId };
  return isEditing ? <EditedArticle {...one} /> : <OpenedArticle {...one} />;
}

function NewArticle({ courseId, base }: ArticleScreenProps) {
  const { t } = useLingui();
  const router = useRouter();
  const user = useUser();
  useDocumentTitle(t`Share an article`);
  return (
    <>
      <h2 className="mb-6 text-title font-bold">{t`Share an article`}</h2>
      <Suspense fallback={<Loading className="min-h-90" />}>
        <ArticleEditor
          courseId={courseId}
          articleId={null}
          saved={null}
          userId={user?.id ?? 0}
          onSaved={(id) => void router.navigate({ href: `${base}/${id}`, replace: true })}
          onCancel={() => void router.navigate({ href: base })}
        />
      </Suspense>
    </>
  );
}

type Known = ArticleScreenProps & { articleId: number };

function EditedArticle({ courseId, articleId, base }: Known) {
  const { t } = useLingui();
  const router = useRouter();
  const user = useUser();
  const { data } = useInfiniteQuery(articleQuery({ courseId, articleId }));
  useDocumentTitle(t`Edit article`);
  const [article] = data?.pages ?? [];
  const back = () => void router.navigate({ href: `${base}/${articleId}`, replace: true });
  // The read view says why there is nothing to edit.
  if (!article?.form) return <OpenedArticle {...{ courseId, articleId, base, isEditing: false }} />;
  return (
    <>
      <h2 className="mb-6 text-title font-bold">{t`Edit article`}</h2>
      <Suspense fallback={<Loading className="min-h-90" />}>
        <ArticleEditor
          courseId={courseId}
          articleId={articleId}
          saved={article.form}
          userId={user?.id ?? 0}
          onSaved={back}
          onCancel={back}
        />
      </Suspense>
    </>
  );
}

function OpenedArticle({ courseId, articleId, base }: Known) {
  const { t } = useLingui();
  const router = useRouter();
  const user = useUser();
  const [title, setTitle] = useState<string>();
  useDocumentTitle(title ?? t`Article`);
  return (
    <ArticleView
      key={articleId}
      path={{ courseId, articleId }}
      userId={user?.id ?? 0}
      mayReact={user?.role !== "viewer"}
      editPath={`${base}/${articleId}?edit=true`}
      onDeleted={() => void router.navigate({ href: base, replace: true })}
      onTitle={setTitle}
    />
  );
}
