import { useLingui } from "@lingui/react/macro";
import type { ListedArticle } from "@paso/contract";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { Avatar } from "../../../ui/avatar.tsx";

type Facts = Pick<ListedArticle, "author" | "user" | "created_at" | "own">;

/** Who shared an article, and when. */
export function ArticleFacts({ article, edited }: { article: Facts; edited?: boolean }) {
  const { t, i18n } = useLingui();
  const { author, user, created_at: at, own } = article;
  return (
    <span className="flex items-center gap-2.5 text-small text-muted">
      <Avatar name={author} picture={user.avatar} size="small" />
      <span className="min-w-0 wrap-anywhere">
        <span className="font-semibold text-ink">{own ? t`You` : author}</span>
        {" · "}
        <time dateTime={at}>{formatLocalDate(at, i18n.locale)}</time>
        {edited && ` · ${t({ message: "edited", context: "article" })}`}
      </span>
    </span>
  );
}
