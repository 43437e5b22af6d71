import type { OpinionComment } from "@paso/contract";

/** Comments as HTML, for clients that insert it as it is: all texts are escaped. */
export function writeMarkup(comments: readonly OpinionComment[]): string {
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

const ESCAPES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? "");
}
