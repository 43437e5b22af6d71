import { rewriteAttributes } from "./rewrite-attributes.ts";

const WEB_ADDRESS = /^https?:\/\//;

/**
 * HTML whose links to other sites open in a new tab.
 * @param relation added to the `rel` of these links, after `noopener noreferrer`
 */
export function openOtherSitesBeside(html: string, relation = ""): string {
  if (!html.includes("://")) return html;
  const rel = `noopener noreferrer ${relation}`.trim();
  return rewriteAttributes(html, ({ tag, name, value, source }) =>
    tag === "a" && name === "href" && WEB_ADDRESS.test(value)
      ? `target="_blank" rel="${rel}" ${source}`
      : null,
  );
}
