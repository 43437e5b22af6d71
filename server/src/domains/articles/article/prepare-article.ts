import type { ArticleForm } from "@paso/contract";

import { invalid } from "../../../platform/errors/domain-error.ts";
import { htmlToText } from "../../../platform/html/html-to-text.ts";
import { prepareSanitiser } from "../../../platform/html/prepare-sanitiser.ts";

/** Characters of an excerpt in lists. */
const EXCERPT = 300;

/** An article as it is stored, before anything is known of its link. */
export interface PreparedArticle {
  title: string;
  /** Sanitised. */
  text: string;
  /** Without markup. */
  plain: string;
  excerpt: string;
  link: string | null;
  /** Unique, in alphabetical order. */
  tags: string[];
}

/**
 * Validates and sanitises an article.
 * @throws `invalid` if it has neither text nor link, or a picture in the text
 */
export async function prepareArticle(form: ArticleForm): Promise<PreparedArticle> {
  const { title, link } = form;
  const sanitise = await prepareSanitiser([form.text]);
  const sanitised = sanitise(form.text);
  // Pictures on other sites would reveal who reads here.
  if (/<img\b/.test(sanitised))
    throw invalid({ text: ["An article has no pictures. Link to them."] });
  const plain = htmlToText(sanitised);
  if (link === null) {
    const missing = {
      ...(title === "" && { title: ["Give your article a title." as const] }),
      ...(plain === "" && { text: ["Write a text, or share a link." as const] }),
    };
    if (Object.keys(missing).length > 0) throw invalid(missing);
  }
  const text = plain === "" ? "" : sanitised;
  const tags = [...new Set(form.tags)].toSorted();
  return { title, text, plain, excerpt: shorten(plain), link, tags };
}

function shorten(plain: string): string {
  const line = plain.replaceAll(/\s+/g, " ");
  if (line.length <= EXCERPT) return line;
  const cut = line.slice(0, EXCERPT).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), EXCERPT / 2))} …`;
}
