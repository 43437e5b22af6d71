import { api, type ArticleLink, type Locale, type OpenedArticle, pathOf } from "@paso/contract";

import type { SiteSettings } from "../../../platform/context.ts";
import { takePart } from "../../../platform/cursor.ts";
import { openOtherSitesBeside } from "../../../platform/html/open-other-sites-beside.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import { authorName, type ListedComment, presentComment } from "../../discussion/index.ts";
import type { FoundArticle } from "./find-article.ts";

/** Locale and time zone of the reader. */
export interface Reading {
  site: SiteSettings;
  locale: Locale;
}

interface ShownArticle {
  id: number;
  courseId: number;
  userId: number | null;
  title: string;
  link: string | null;
  createdAt: Date;
  /** Null if the author was erased. */
  firstName: string | null;
  avatar: string | null;
  tags: string[];
  preview: { title: string; text: string; site: string; fileId: number | null } | null;
  hidden: boolean;
  likes: number;
  comments: number;
}

/** Fields common to lists and the opened article. */
export function presentFacts(
  article: ShownArticle,
  actor: Pick<Actor, "id">,
  { site, locale }: Reading,
) {
  return {
    id: article.id,
    title: titleOf(article),
    author: authorName(article.firstName, locale),
    user: { avatar: article.avatar },
    created_at: formatLocalDate(article.createdAt, site.timeZone),
    link: presentLink(article),
    tags: article.tags,
    comments: article.comments,
    likes: article.likes,
    hidden: article.hidden,
    own: article.userId === actor.id,
  };
}

/** A link without a title takes its page's, or its host's name. */
export function titleOf({
  title,
  link,
  preview,
}: Pick<ShownArticle, "title" | "link"> & { preview: { title: string } | null }): string {
  if (title !== "") return title;
  return preview?.title || hostOf(link ?? "");
}

function presentLink({ id, courseId, link, preview }: ShownArticle): ArticleLink | null {
  if (link === null) return null;
  const picture = pathOf(api.articlePicture.path, { courseId, articleId: id });
  return {
    url: link,
    host: hostOf(link),
    preview: preview && {
      title: preview.title,
      text: preview.text,
      site: preview.site,
      picture: preview.fileId === null ? null : picture,
    },
  };
}

function hostOf(link: string): string {
  return (URL.parse(link)?.hostname ?? link).replace(/^www\./, "");
}

interface Opened {
  article: FoundArticle;
  /** Latest first; one more than the limit if there are more. */
  comments: readonly ListedComment[];
  limit: number;
  liked: boolean;
  reported: boolean;
  /** Whether fetching its link's page failed, and this person may have it retried. */
  mayRetry: boolean;
}

/** An article opened by one person. */
export function presentOpenedArticle(
  { article, comments, limit, liked, reported, mayRetry }: Opened,
  actor: Pick<Actor, "id">,
  reading: Reading,
): OpenedArticle {
  const { shown, nextCursor } = takePart(comments, limit, ({ id }) => [id]);
  const facts = presentFacts(article, actor, reading);
  const { title, text, link, tags } = article;
  return {
    ...facts,
    course: { id: article.courseId, title: article.courseTitle },
    text: openOtherSitesBeside(text, "nofollow ugc"),
    form: facts.own ? { title, text, link, tags } : null,
    edited: article.editedAt !== null,
    may_retry_preview: mayRetry,
    liked,
    reported,
    comment_list: shown
      .toReversed()
      .map((comment) => presentComment(comment, reading.site, reading.locale)),
    next_cursor: nextCursor,
    time_zone: reading.site.timeZone,
  };
}
