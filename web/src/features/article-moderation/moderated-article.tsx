import { Plural, useLingui } from "@lingui/react/macro";
import type { CourseArticle } from "@paso/contract";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useId, useState } from "react";

import { DecisionButtons } from "../../moderation/decision-buttons.tsx";
import { PostDetails } from "../../moderation/post-details.tsx";
import { TextFacts } from "../../moderation/text-facts.tsx";
import type { Decide } from "../../moderation/use-decide.tsx";
import { AuthoredHtml } from "../../ui/authored-html.tsx";
import { PathLink } from "../../ui/path-link.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { courseArticleQuery } from "./api.ts";

interface ModeratedArticleProps {
  courseId: number;
  article: CourseArticle;
  /** Whether this user may moderate, or only read. */
  mayModerate: boolean;
  decide: Decide;
}

/** An article as staff see it; its whole text, its reports and its comments open below it. */
export function ModeratedArticle({ article, mayModerate, ...rest }: ModeratedArticleProps) {
  const { t } = useLingui();
  const detailsId = useId();
  const { id, title, comments, likes, views, open_reports: reports } = article;
  // Expanded from the start if a decision is pending.
  const [open, setOpen] = useState(reports > 0);
  return (
    <li className="border-line px-5 py-4 not-first:border-t">
      <h2 dir="auto" className="font-semibold wrap-anywhere">
        {article.hidden ? (
          title
        ) : (
          <PathLink path={`/authoring/courses/${rest.courseId}/articles/${id}`}>{title}</PathLink>
        )}
      </h2>
      <TextFacts text={article} openReports={reports} />
      <p dir="auto" className="mt-2 wrap-anywhere empty:hidden">
        {article.text}
      </p>
      {article.link && <p className="mt-1 text-small text-muted wrap-anywhere">{article.link}</p>}
      <p className="mt-2 flex flex-wrap gap-x-4 text-small text-muted tabular-nums">
        <span>
          <Plural value={likes} one="# like" other="# likes" />
        </span>
        <span>
          <Plural value={comments} one="# comment" other="# comments" />
        </span>
        <span>
          <Plural value={views} one="shown # time" other="shown # times" />
        </span>
        {reports > 0 && (
          <span className="font-semibold text-warm">
            <Plural value={reports} one="# open report" other="# open reports" />
          </span>
        )}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          variant="quiet"
          icon={open ? "up" : "down"}
          aria-label={t`Text, comments and reports of “${title}”`}
          aria-expanded={open}
          aria-controls={detailsId}
          onPress={() => setOpen(!open)}
        >
          {t`Text, comments and reports`}
        </Button>
        {mayModerate && (
          <DecisionButtons
            decide={rest.decide}
            postId={id}
            commentId={null}
            names={{
              hide: t`Hide the article “${title}”`,
              restore: t`Restore the article “${title}”`,
              keep: t`Keep the article “${title}”`,
            }}
            hidden={article.hidden}
            reported={reports > 0}
          />
        )}
      </div>
      <div id={detailsId}>
        {open && <Details articleId={id} mayModerate={mayModerate} {...rest} />}
      </div>
    </li>
  );
}

interface DetailsProps {
  courseId: number;
  articleId: number;
  mayModerate: boolean;
  decide: Decide;
}

function Details({ courseId, articleId, mayModerate, decide }: DetailsProps) {
  const details = useInfiniteQuery(courseArticleQuery(courseId, articleId));
  const text = details.data?.pages[0]?.text ?? "";
  return (
    <>
      {text !== "" && (
        <div className="mt-3 rounded-control border border-line bg-paper p-4">
          <AuthoredHtml html={text} />
        </div>
      )}
      <PostDetails postId={articleId} details={details} mayModerate={mayModerate} decide={decide} />
    </>
  );
}
