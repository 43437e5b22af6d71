import { randomUUID } from "node:crypto";

import type { Locale, WorkbookEntry, WorkbookFormat } from "@paso/contract";
import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { dayFormat } from "../../../platform/date-formats.ts";
import { bookWords } from "./book-words.ts";
import type { Book } from "./book.ts";
import { loadPictures } from "./load-pictures.ts";
import { writeChapters } from "./write-chapters.ts";

interface Wanted {
  userId: number;
  /** In course order. */
  entries: readonly WorkbookEntry[];
  locale: Locale;
  format: WorkbookFormat;
}

/** A person's workbook, ready for rendering. */
export async function writeBook(
  ctx: Context,
  { userId, entries, locale, format }: Wanted,
): Promise<Book> {
  const { database, clock, site } = ctx;
  const [owner] = await database
    .select({ firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(eq(users.id, userId));
  const name = `${owner?.firstName ?? ""} ${owner?.lastName ?? ""}`.trim();
  const pictures = await loadPictures(ctx, entries);
  const words = bookWords[locale];
  const chapters = writeChapters(entries, locale, (key) => pictures.get(key) ?? []);
  const [only] = chapters;
  const now = clock.now();
  const date = dayFormat(site.timeZone, locale);
  return {
    format,
    locale,
    accent: site.shades.light.accent,
    siteName: site.name,
    title: only && chapters.length === 1 ? `${words.title}: ${only.title}` : words.title,
    subtitle: [words.by(name), words.madeOn(date.format(now)), site.name],
    contents: words.contents,
    nothing: words.nothing,
    chapters,
    identifier: randomUUID(),
    madeAt: now.toISOString(),
    author: name,
  };
}
