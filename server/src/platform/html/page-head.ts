import { escapeHtml } from "./escape-html.ts";

/** Metadata of a page for search results and link previews. */
export interface PageHead {
  title: string;
  description: string;
  /** Canonical address. */
  url: string;
  /** Address of a picture; null for none. */
  image: string | null;
  language: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

/** Finds the metadata of the page at a path; null for non-public pages. */
export type FindPageHead = (path: string) => Promise<PageHead | null>;

/** The elements of a page's head for it; for a non-public page, the site's name alone. */
export function renderPageHead(head: PageHead | null, siteName: string): string {
  if (head === null) return `<title>${escapeHtml(siteName)}</title>`;
  const { title, description, url, image, language, isIndexed } = head;
  const meta = (key: "name" | "property", name: string, content: string) =>
    content === "" ? "" : `<meta ${key}="${name}" content="${escapeHtml(content)}" />`;
  return [
    `<title>${escapeHtml(title)} · ${escapeHtml(siteName)}</title>`,
    meta("name", "description", description),
    `<link rel="canonical" href="${escapeHtml(url)}" />`,
    isIndexed ? "" : meta("name", "robots", "noindex"),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", siteName),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", url),
    meta("property", "og:locale", language),
    image === null ? "" : meta("property", "og:image", image),
    meta("name", "twitter:card", image === null ? "summary" : "summary_large_image"),
  ].join("");
}
