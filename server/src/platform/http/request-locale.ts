import type { Locale } from "@paso/contract";

/**
 * The language of a response: the account's choice, else the first of Accept-Language that
 * the product speaks, else the site's.
 */
export function requestLocale(
  chosen: Locale | null | undefined,
  acceptLanguage: string | undefined,
  site: Locale,
): Locale {
  return chosen ?? acceptedLocale(acceptLanguage) ?? site;
}

function acceptedLocale(header: string | undefined): Locale | null {
  if (!header) return null;
  const ranked = header
    .slice(0, 500)
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.split("-")[0], weight: quality ? Number(quality.trim().slice(2)) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  for (const { language } of ranked) {
    if (language === "en" || language === "es") return language;
  }
  return null;
}
