import { useLingui } from "@lingui/react/macro";
import type { OpenedArticle } from "@paso/contract";
import { useCallback, useEffect, useState, type ReactNode } from "react";

import { CommentList } from "../../../discussion/comment-list.tsx";
import { DiscussionFailure } from "../../../discussion/discussion-failure.tsx";
import { LikeButton } from "../../../discussion/like-button.tsx";
import { ReportButton } from "../../../discussion/report-button.tsx";
import { isGone } from "../../../discussion/thread.ts";
import { useRetry } from "../../../session/use-retry.ts";
import { AuthoredHtml } from "../../../ui/authored-html.tsx";
import { Alert } from "../../../ui/student/alert.tsx";
import { Button } from "../../../ui/student/button.tsx";
import { Loading } from "../../../ui/student/loading.tsx";
import type { ArticlePath } from "../queries/article-queries.ts";
import { ArticleFacts } from "./article-facts.tsx";
import { LinkCard } from "./link-card.tsx";
import { OwnArticleActions } from "./own-article-actions.tsx";
import { RetryPreview } from "./retry-preview.tsx";
import { TagList } from "./tag-list.tsx";
import { useArticleThread } from "./use-article-thread.ts";
import { useOpenedArticle } from "./use-opened-article.ts";

interface ArticleViewProps {
  path: ArticlePath;
  userId: number;
  /** Whether the viewer may react, or only read. */
  mayReact: boolean;
  editPath: string;
  onDeleted: () => void;
  /** Called once the title is known. */
  onTitle: (title: string) => void;
}

/** An article with its comments and actions. */
export function ArticleView({ path, userId, onTitle, ...rest }: ArticleViewProps) {
  const { t } = useLingui();
  const state = useOpenedArticle(path);
  const thread = useArticleThread(path);
  const { article, opened } = state;
  const again = () => void opened.refetch();
  useRetry(article ? null : opened.error, again);
  const [news, setNews] = useState<ReactNode>(null);
  const [hasLooked, setLooked] = useState(false);
  const { refetch } = opened;
  const look = useCallback(() => {
    setLooked(true);
    return refetch();
  }, [refetch]);
  const isPreviewAwaited =
    article?.link?.preview === null && (article.may_retry_preview || hasLooked);
  const title = article?.title;
  useEffect(() => {
    if (title !== undefined) onTitle(title);
  }, [title, onTitle]);
  if (!article) {
    if (!opened.error) return <Loading className="min-h-64" />;
    return (
      <DiscussionFailure
        title={t`This article could not be loaded.`}
        error={opened.error}
        gone={thread.gone}
      >
        {!isGone(opened.error) && (
          <Button variant="quiet" onClick={again} className="mt-3">
            {t`Try again`}
          </Button>
        )}
      </DiscussionFailure>
    );
  }
  return (
    <>
      <Body article={article} />
      {isPreviewAwaited && (
        <RetryPreview path={path} hasFailed={article.may_retry_preview} onLook={look} />
      )}
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        {article.own ? (
          <OwnArticleActions
            path={path}
            gone={thread.gone}
            editPath={article.hidden ? null : rest.editPath}
            onDeleted={rest.onDeleted}
          />
        ) : (
          rest.mayReact && (
            <>
              <LikeButton
                thread={thread}
                state={state}
                liked={article.liked}
                count={article.likes}
                onNews={setNews}
              />
              <ReportButton
                label={t`Report this article`}
                thread={thread}
                commentId={null}
                reported={article.reported}
                onReported={async () => {
                  await state.markReported();
                  setNews(t`Reported. The course’s staff will look at it.`);
                }}
              />
            </>
          )
        )}
      </div>
      {rest.mayReact && (
        <CommentList
          heading="h3"
          thread={thread}
          state={state}
          count={article.comments}
          userId={userId}
          onNews={setNews}
        />
      )}
      <div role="status" className="mt-3 min-h-6 text-small text-muted">
        {news}
      </div>
    </>
  );
}

function Body({ article }: { article: OpenedArticle }) {
  const { t } = useLingui();
  return (
    <article>
      <h2 dir="auto" className="text-title font-bold wrap-anywhere">
        {article.title}
      </h2>
      <div className="mt-3 mb-5 grid gap-3">
        <ArticleFacts article={article} edited={article.edited} />
        <TagList tags={article.tags} />
        {article.hidden && (
          <Alert tone="warm">{t`The course’s staff have hidden this article. Only you still see it.`}</Alert>
        )}
      </div>
      {article.text !== "" && <AuthoredHtml html={article.text} />}
      {article.link && (
        <div className={article.text === "" ? "" : "mt-5"}>
          <LinkCard link={article.link} />
        </div>
      )}
    </article>
  );
}
