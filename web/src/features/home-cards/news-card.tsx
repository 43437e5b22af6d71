import { Plural, useLingui } from "@lingui/react/macro";
import type { LatestNews } from "@paso/contract";

import { formatLocalDate } from "../../i18n/format-local-date.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { PathLink } from "../../ui/path-link.tsx";

/** The latest announcement on a student's home, an urgent one first. */
export function NewsCard({ news }: { news: LatestNews }) {
  const { t, i18n } = useLingui();
  const { author, course, others } = news;
  const from = [author?.name, course?.title].filter(Boolean).join(", ");
  return (
    <section
      aria-labelledby="news"
      className="overflow-hidden rounded-card border border-line bg-card wrap-anywhere"
    >
      <div className="p-6">
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 id="news" className="text-small font-semibold text-muted">
            {t`News`}
          </h2>
          {news.is_urgent ? (
            <span className="rounded-control bg-warm-soft px-2.5 py-0.5 text-small font-semibold text-warm">
              {t`Urgent`}
            </span>
          ) : (
            <time dateTime={news.published} className="text-small text-muted">
              {formatLocalDate(news.published, i18n.locale)}
            </time>
          )}
        </div>
        <h3 className="mt-2 text-lg leading-snug font-semibold">
          <PathLink
            path={news.path}
            className="underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
          >
            {news.title}
          </PathLink>
        </h3>
        {news.text !== "" && (
          <p dir="auto" className="mt-1 line-clamp-4">
            {news.text}
          </p>
        )}
        {from !== "" && (
          <p className="mt-3 flex items-center gap-2.5 text-small text-muted">
            {author && <Avatar name={author.name} picture={author.avatar} size="small" />}
            {from}
          </p>
        )}
      </div>
      <PathLink
        path="/student/news"
        className="flex min-h-12 items-center border-t border-line px-6 py-2 text-small font-semibold text-accent hover:underline focus-visible:-outline-offset-3"
      >
        {others > 0 ? (
          <Plural value={others} one="# more unread" other="# more unread" />
        ) : (
          t`All news`
        )}
      </PathLink>
    </section>
  );
}
