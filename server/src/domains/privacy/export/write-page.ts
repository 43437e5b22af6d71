import { buffer } from "node:stream/consumers";

import { eq } from "drizzle-orm";

import { users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { timeFormat } from "../../../platform/date-formats.ts";
import { escapeHtml } from "../../../platform/html/escape-html.ts";
import type {
  DataSubject,
  PersonalPart,
  PersonalValue,
} from "../../../platform/personal-data/personal-data.ts";
import { personalData } from "../personal-data/personal-data-of-domains.ts";
import { PAGE_STYLE } from "./page-style.ts";

const parts = personalData.flatMap((domain) => domain.parts ?? []);

const TEXTS = {
  en: {
    title: (site: string) => `Your data at ${site}`,
    intro: (on: string) =>
      `As of ${on}. The folder “json” next to this page holds the same for programs.`,
    contents: "Contents",
    none: "There is nothing of these:",
    yes: "Yes",
    no: "No",
    photo: "Your photo",
  },
  es: {
    title: (site: string) => `Tus datos en ${site}`,
    intro: (on: string) =>
      `A fecha de ${on}. La carpeta «json», junto a esta página, contiene lo mismo para programas.`,
    contents: "Contenido",
    none: "De esto no hay nada:",
    yes: "Sí",
    no: "No",
    photo: "Tu foto",
  },
};

/** All of a person's stored data as one self-contained page. */
export async function* writePage(ctx: Context, subject: DataSubject): AsyncGenerator<string> {
  const { locale } = subject;
  const texts = TEXTS[locale];
  const write = await valueWriter(ctx, subject);
  const [kept, empty] = await partition(ctx, subject);
  const title = escapeHtml(texts.title(ctx.site.name));
  yield `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${PAGE_STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
<p>${escapeHtml(texts.intro(write(ctx.clock.now())))}</p>
${await writePicture(ctx, subject.userId, texts.photo)}</header>
<nav aria-label="${texts.contents}">
<ul>
${kept.map((part) => `<li><a href="#${part.name}">${escapeHtml(part.title[locale])}</a></li>`).join("\n")}
</ul>
</nav>
<main>
`;
  for (const part of kept) yield* writePart(ctx, part, subject, write);
  const names = empty.map((part) => escapeHtml(part.title[locale]));
  if (names.length > 0) yield `<p>${texts.none} ${names.join(" · ")}</p>\n`;
  yield "</main>\n</body>\n</html>\n";
}

/** Parts with something in them, and those without. */
async function partition(
  ctx: Context,
  subject: DataSubject,
): Promise<[PersonalPart[], PersonalPart[]]> {
  const kept: PersonalPart[] = [];
  const empty: PersonalPart[] = [];
  for (const part of parts) {
    const rows = part.read(ctx, subject)[Symbol.asyncIterator]();
    const { done } = await rows.next();
    await rows.return?.();
    (done ? empty : kept).push(part);
  }
  return [kept, empty];
}

async function* writePart(
  ctx: Context,
  part: PersonalPart,
  subject: DataSubject,
  write: (value: PersonalValue) => string,
): AsyncGenerator<string> {
  const { locale } = subject;
  const fields = Object.entries(part.fields);
  yield `<section aria-labelledby="${part.name}">\n<h2 id="${part.name}">${escapeHtml(part.title[locale])}</h2>\n`;
  for await (const row of part.read(ctx, subject)) {
    const entries = fields.flatMap(([field, label]) => {
      const value = row[field] ?? null;
      if (value === null || value === "") return [];
      const shown = part.words?.[field]?.[String(value)]?.[locale] ?? write(value);
      return `<div><dt>${escapeHtml(label[locale])}</dt><dd>${escapeHtml(shown)}</dd></div>\n`;
    });
    yield `<dl>\n${entries.join("")}</dl>\n`;
  }
  yield "</section>\n";
}

/** Formats instants in the person's own time zone if they chose one. */
async function valueWriter(
  ctx: Context,
  { userId, locale }: DataSubject,
): Promise<(value: PersonalValue) => string> {
  const [user] = await ctx.database
    .select({ timeZone: users.timeZone })
    .from(users)
    .where(eq(users.id, userId));
  const format = timeFormat(user?.timeZone ?? ctx.site.timeZone, locale);
  const { yes, no } = TEXTS[locale];
  return (value) => {
    if (value instanceof Date) return format.format(value);
    if (typeof value === "boolean") return value ? yes : no;
    return typeof value === "object" && value !== null ? value.join(" · ") : String(value);
  };
}

/** Photos are resized by the server, and so small enough to be inlined. */
async function writePicture(ctx: Context, userId: number, label: string): Promise<string> {
  for (const { picture } of personalData) {
    const found = await picture?.open(ctx, userId);
    if (!found) continue;
    const data = (await buffer(found.stream)).toString("base64");
    return `<img alt="${label}" src="data:${found.mediaType};base64,${data}">\n`;
  }
  return "";
}
