import type { CourseArticle } from "@paso/contract";

import { presentModerated, type Reading } from "../../discussion/index.ts";
import { titleOf } from "../article/present-article.ts";
import type { CourseArticleRow } from "./list-course-articles.ts";

/** An article in staff's list. */
export function presentCourseArticle(row: CourseArticleRow, reading: Reading): CourseArticle {
  const { title, pageTitle, link } = row;
  return {
    ...presentModerated(row, reading),
    title: titleOf({ title, link, preview: pageTitle === null ? null : { title: pageTitle } }),
    text: row.excerpt,
    link,
    likes: row.likes,
    comments: row.comments,
    views: row.views,
    open_reports: row.openReports,
  };
}
