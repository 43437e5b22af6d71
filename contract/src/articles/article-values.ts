import { z } from "zod";

import { authoredHtml } from "../courses/authored-html.ts";
import { author } from "../discussion/discussion-values.ts";
import { id, localDateTime, pathId, plainText } from "../http/values.ts";

export const coursePath = z.strictObject({ courseId: pathId });
export const articlePath = z.strictObject({ courseId: pathId, articleId: pathId });
export const articleCommentPath = z.strictObject({
  courseId: pathId,
  articleId: pathId,
  commentId: pathId,
});

/** Maximum length of title and text, in characters; the text as HTML. */
export const MAX_ARTICLE_TITLE = 200;
const MAX_ARTICLE = 50_000;
/** Maximum number of tags of an article, and of characters in a tag. */
export const MAX_TAGS = 5;
export const MAX_TAG = 30;
const MAX_ADDRESS = 2_000;

const tooLong = { error: "This is too long." };

/** Normalised to lower case without extra spaces, so that the same word is the same tag. */
export const tag = plainText
  .transform((text) => text.normalize("NFC").replaceAll(/\s+/g, " ").trim().toLowerCase())
  .pipe(z.string().min(1, { error: "This field is required." }).max(MAX_TAG, tooLong));

/** A public web page; only such pages are fetched for a preview. */
const link = plainText
  .max(MAX_ADDRESS, tooLong)
  .transform((text) => text.trim())
  .refine(isWebAddress, {
    error: "Enter the address of a page of the web, such as https://example.org/page.",
  });

function isWebAddress(address: string): boolean {
  const url = /^https?:\/\/[^\s\\]+$/i.test(address) ? URL.parse(address) : null;
  return url !== null && url.username === "" && url.password === "";
}

/** An original text, or a link with an optional remark. */
export const articleForm = z.strictObject({
  /** May be empty for a link, which then shows the title of its page. */
  title: plainText.max(MAX_ARTICLE_TITLE, tooLong).transform((text) => text.trim()),
  /** HTML, sanitised on write; without pictures. Empty for a link without a remark. */
  text: authoredHtml.max(MAX_ARTICLE, tooLong),
  /** Null for an original text. */
  link: link.nullable(),
  tags: z.array(tag).max(MAX_TAGS, { error: "Use at most 5 tags." }),
});
export type ArticleForm = z.input<typeof articleForm>;

/** Metadata of a linked page, as plain text; null while unknown. */
const preview = z.strictObject({
  title: z.string(),
  text: z.string(),
  site: z.string(),
  /** Address on this site of a copy of its picture. */
  picture: z.string().nullable(),
});

const linked = z.strictObject({
  /** Links to it have `rel="noopener noreferrer nofollow ugc"`. */
  url: z.string(),
  host: z.string(),
  preview: preview.nullable(),
});
export type ArticleLink = z.infer<typeof linked>;

/** Fields common to lists, the opened article and moderation. */
export const articleFacts = {
  id,
  title: z.string(),
  /** First name. */
  author: z.string(),
  user: author,
  created_at: localDateTime,
  link: linked.nullable(),
  tags: z.array(z.string()),
  comments: z.int(),
  likes: z.int(),
  /** Hidden by staff: only its author still sees it, marked as hidden. */
  hidden: z.boolean(),
  own: z.boolean(),
};
