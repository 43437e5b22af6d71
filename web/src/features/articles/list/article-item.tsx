import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ListedArticle } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { ArticleFacts } from "../article/article-facts.tsx";
import { TagList } from "../article/tag-list.tsx";

/** An article in the list; the whole item is a link. */
export function ArticleItem({ article, path }: { article: ListedArticle; path: string }) {
  const { t } = useLingui();
  const { title, excerpt, link, comments, likes } = article;
  const text = excerpt || link?.preview?.text;
  return (
    <li className="relative grid gap-3 rounded-card border border-line bg-card p-5 transition-colors hover:border-edge">
      <div className="flex items-start gap-4">
        <div className="min-w-0 flex-1">
          <h2 className="text-[1.1875rem] font-semibold wrap-anywhere">
            <PathLink
              path={path}
              dir="auto"
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              {title}
            </PathLink>
          </h2>
          {link && (
            <p className="text-small text-muted wrap-anywhere">
              {[link.preview?.site, link.host].filter(Boolean).join(" · ")}
            </p>
          )}
          {text && (
            <p dir="auto" className="mt-1.5 line-clamp-3 wrap-anywhere">
              {text}
            </p>
          )}
        </div>
        {link?.preview?.picture && (
          <img
            src={link.preview.picture}
            alt=""
            loading="lazy"
            className="size-24 shrink-0 rounded-control bg-paper object-cover"
          />
        )}
      </div>
      {article.hidden && (
        <p className="text-small text-warm">{t`Hidden by the course’s staff. Only you still see it.`}</p>
      )}
      <TagList tags={article.tags} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <ArticleFacts article={article} />
        <span className="flex flex-wrap gap-x-4 text-small text-muted tabular-nums">
          <span>{plural(likes, { one: "# like", other: "# likes" })}</span>
          <span>{plural(comments, { one: "# comment", other: "# comments" })}</span>
        </span>
      </div>
    </li>
  );
}
