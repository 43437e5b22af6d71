import type { Context } from "../../../platform/context.ts";
import type { PageHead } from "../../../platform/html/page-head.ts";
import { findCatalogueCourse } from "./list-catalogue.ts";
import { pictureAddress } from "./present-catalogue.ts";

const PAGE = /^\/catalogue\/([1-9]\d{0,8})\/?$/;

/** Metadata of a course's page for search engines and link previews; null unless it is public. */
export async function findPageHead(ctx: Context, path: string): Promise<PageHead | null> {
  const [, id] = PAGE.exec(path) ?? [];
  const row = id === undefined ? null : await findCatalogueCourse(ctx, null, Number(id));
  if (!row) return null;
  const { course, signUp } = row;
  const picture = pictureAddress(course);
  return {
    title: course.title,
    description: signUp.summary,
    url: `${ctx.site.url}/catalogue/${course.id}`,
    image: picture?.startsWith("/") ? ctx.site.url + picture : picture,
    language: course.language,
    isIndexed: signUp.isIndexed,
  };
}
