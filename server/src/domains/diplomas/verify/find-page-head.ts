import type { Locale } from "@paso/contract";

import type { Context } from "../../../platform/context.ts";
import type { PageHead } from "../../../platform/html/page-head.ts";

const TEXTS: Record<Locale, { title: string; description: string }> = {
  en: {
    title: "Check a diploma",
    description: "Whether a diploma is genuine, by the number that is printed on it.",
  },
  es: {
    title: "Comprobar un diploma",
    description: "Si un diploma es auténtico, por el número que figura en él.",
  },
};

/**
 * Metadata for search engines and link previews of the page that verifies diplomas: it says nothing
 * of the diploma, and keeps the page out of search indexes. Null for other pages.
 */
export function findPageHead({ site }: Pick<Context, "site">, path: string): PageHead | null {
  if (!/^\/verify(\/|$)/.test(path)) return null;
  return {
    ...TEXTS[site.locale],
    url: `${site.url}/verify`,
    image: null,
    language: site.locale,
    isIndexed: false,
  };
}
