import type { Comment, Locale } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import { authorName } from "../posts/author-name.ts";
import type { ListedComment } from "./list-comments.ts";

/** A comment as one person sees it. */
export function presentComment(
  comment: ListedComment,
  site: SiteSettings,
  locale: Locale,
): Comment {
  return {
    id: comment.id,
    first_name: authorName(comment.firstName, locale),
    user: { avatar: comment.avatar },
    by_staff: comment.byStaff,
    text: comment.text,
    created_at: formatLocalDate(comment.createdAt, site.timeZone),
    own: comment.own,
    hidden: comment.hidden,
    reported: comment.reported,
  };
}
