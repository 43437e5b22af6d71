import type { Comment } from "@paso/contract";

import { escapeHtml } from "../../../platform/html/escape-html.ts";

/** Comments as HTML, for clients that insert it as it is: all texts are escaped. */
export function writeMarkup(comments: readonly Comment[]): string {
  return comments
    .map(
      ({ id, first_name: name, text, created_at: at }) =>
        `<article data-comment-id="${id}"><h4>${escapeHtml(name)}</h4>` +
        `<time datetime="${at}">${at.replace("T", " ")}</time><p>${paragraph(text)}</p></article>`,
    )
    .join("\n");
}

function paragraph(text: string): string {
  return escapeHtml(text).replaceAll(/\r\n|\r|\n/g, "<br>");
}
