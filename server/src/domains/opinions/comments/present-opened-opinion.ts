import { api, type Locale, type OpenedOpinion, pathOf } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { takePart } from "../../../platform/cursor.ts";
import type { Actor } from "../../accounts/index.ts";
import { opinionRulesOf, questionOf } from "../../courses/index.ts";
import { authorName, type ListedComment, presentComment } from "../../discussion/index.ts";
import type { FoundOpinion } from "../opinion/find-opinion.ts";
import { writeMarkup } from "./write-markup.ts";

interface Opened {
  opinion: FoundOpinion;
  /** Latest first; one more than the limit if there are more. */
  comments: readonly ListedComment[];
  limit: number;
  liked: boolean;
  reported: boolean;
  /** Whether a peer commented on it. */
  replied: boolean;
  /** The reader's. */
  locale: Locale;
}

/** An opinion opened by one person. */
export function presentOpenedOpinion(
  { opinion, comments, limit, liked, reported, replied, locale }: Opened,
  actor: Pick<Actor, "id">,
  site: SiteSettings,
): OpenedOpinion {
  const { content } = opinion.section;
  const rules = opinionRulesOf(content);
  if (!rules) throw new Error("This question takes no opinions.");
  const { shown, nextCursor } = takePart(comments, limit, ({ id }) => [id]);
  const list = shown.toReversed().map((comment) => presentComment(comment, site, locale));
  const own = opinion.userId === actor.id;
  const params = { opinionId: opinion.id };
  return {
    id: opinion.id,
    author: authorName(opinion.firstName, locale),
    user: { avatar: opinion.avatar },
    answer: opinion.text,
    question: questionOf(content) ?? "",
    comment_action: pathOf(api.commentOpinion.path, params),
    like_action: pathOf(api.likeOpinion.path, params),
    comments: writeMarkup(list),
    comment_list: list,
    next_cursor: nextCursor,
    comment_count: opinion.comments,
    like_count: opinion.likes,
    liked,
    own,
    published: opinion.published && !opinion.hidden,
    hidden: opinion.hidden,
    edited: opinion.edited,
    may_edit: own && !opinion.hidden && !opinion.moduleClosed && !replied,
    min_words: rules.min,
    max_words: rules.max,
    reported,
    time_zone: site.timeZone,
  };
}
