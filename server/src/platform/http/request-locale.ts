import type { Locale } from "@paso/contract";
import { LRUCache } from "lru-cache";

/** Cached, because browsers send the same few headers again and again. */
const accepted = new LRUCache<string, { locale: Locale | null }>({ max: 500 });

/**
 * The language of a response: the account's choice, else the first supported one of
 * Accept-Language, else the site's.
 */
export function requestLocale(
  chosen: Locale | null | undefined,
  acceptLanguage: string | undefined,
  site: Locale,
): Locale {
  return chosen ?? (acceptLanguage ? recall(acceptLanguage) : null) ?? site;
}

function recall(header: string): Locale | null {
  const known = accepted.get(header);
  if (known) return known.locale;
  const locale = acceptedLocale(header.slice(0, 500));
  accepted.set(header.slice(0, 500), { locale });
  return locale;
}

function acceptedLocale(header: string): Locale | null {
  const ranked = header
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
