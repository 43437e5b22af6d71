import type { Decided, Locale, ModeratedComment, ModeratedDiscussion } from "@paso/contract";

import type { Context, SiteSettings } from "../../../platform/context.ts";
import { encodeCursor } from "../../../platform/cursor.ts";
import { formatLocalDate } from "../../../platform/local-date.ts";
import type { Actor } from "../../accounts/index.ts";
import { authorName } from "../posts/author-name.ts";
import type { LatestDecision } from "./latest-decision.ts";
import type { CommentRow, OpenReport } from "./read-moderated-post.ts";

/** Where and in which language staff read. */
export interface Reading {
  site: SiteSettings;
  locale: Locale;
}

/** A post's open reports, and the requested page of its comments. */
export function presentModeratedPost(
  { reports, comments }: { reports: OpenReport[]; comments: CommentRow[] },
  limit: number,
  reading: Reading,
): ModeratedDiscussion {
  const shown = comments.slice(0, limit);
  const last = shown.at(-1);
  return {
    reports: reports.map((report) => presentReport(report, reading)),
    comments: shown.map((comment) => presentComment(comment, reading)),
    next_cursor: comments.length > limit && last ? encodeCursor([Number(last.id)]) : null,
  };
}

function presentComment(row: CommentRow, reading: Reading): ModeratedComment {
  return {
    ...presentModerated(row, reading),
    text: row.text,
    reports: row.reports.map((report) => presentReport(report, reading)),
  };
}

function presentReport({ by, reason, at }: OpenReport, { site }: Reading) {
  return { by, reason, at: localDate(at, site) };
}

/** The decision just made. */
export function presentDecided(
  { firstName, lastName }: Pick<Actor, "firstName" | "lastName">,
  hidden: boolean,
  openReports: number,
  { clock, site }: Context,
): Decided {
  const at = formatLocalDate(clock.now(), site.timeZone);
  return {
    decision: { hidden, by: `${firstName} ${lastName}`.trim(), at },
    open_reports: openReports,
  };
}

interface ModeratedRow {
  id: string;
  author: string;
  createdAt: string;
  hidden: boolean;
  decision: LatestDecision | null;
}

/** What staff see of a post or a comment besides its text. */
export function presentModerated(
  { id, author, createdAt, hidden, decision }: ModeratedRow,
  { site, locale }: Reading,
) {
  return {
    id: Number(id),
    author: authorName(author, locale),
    created_at: localDate(createdAt, site),
    hidden,
    decision: decision && {
      ...decision,
      by: authorName(decision.by, locale),
      at: localDate(decision.at, site),
    },
  };
}

function localDate(instant: string, site: SiteSettings): string {
  return formatLocalDate(new Date(instant), site.timeZone);
}
