import type { Locale, WorkbookEntry } from "@paso/contract";

import { bookWords } from "./book-words.ts";
import type { BookBlock, BookChapter, BookOption, BookPicture } from "./book.ts";

/** Finds the pictures of a passage by its key. */
export type PicturesOf = (key: string) => readonly BookPicture[];

/** Entries, in course order, as chapters of a file: one per course. */
export function writeChapters(
  entries: readonly WorkbookEntry[],
  locale: Locale,
  picturesOf: PicturesOf,
): BookChapter[] {
  const byCourse = Map.groupBy(entries, ({ course }) => course.id);
  return [...byCourse.values()].map((ofCourse) => {
    const byPage = Map.groupBy(ofCourse, ({ page }) => page?.id ?? null);
    const blocks = [...byPage.values()].flatMap((ofPage) => [
      ...headPage(ofPage, locale),
      ...ofPage.flatMap((entry) => writeEntry(entry, locale, picturesOf)),
    ]);
    return { title: ofCourse[0]?.course.title ?? "", blocks };
  });
}

function headPage([first]: readonly WorkbookEntry[], locale: Locale): BookBlock[] {
  if (!first) return [];
  const words = bookWords[locale];
  const { page, module } = first;
  const text = page === null ? words.removed : page.is_survey ? words.survey : page.title;
  return [
    { kind: "heading", text, module: module ? words.module(module.order, module.title) : "" },
  ];
}

function writeEntry(entry: WorkbookEntry, locale: Locale, picturesOf: PicturesOf): BookBlock[] {
  const words = bookWords[locale];
  switch (entry.kind) {
    case "choice":
      return writeChoice(entry, locale);
    case "text":
      return writeText(entry, locale);
    case "note":
      return [
        { kind: "label", text: words.note },
        { kind: "text", text: entry.text },
      ];
    case "passage":
      return [
        { kind: "label", text: words.passage },
        { kind: "quote", text: entry.quote },
        ...picturesOf(entry.key).map((picture): BookBlock => ({
          kind: "picture",
          picture: { ...picture, alt: picture.alt || words.picture },
        })),
        ...(entry.note ? ([{ kind: "own", text: entry.note }] as const) : []),
      ];
  }
}

function writeChoice(entry: WorkbookEntry & { kind: "choice" }, locale: Locale): BookBlock[] {
  const words = bookWords[locale];
  const { options, mates_count: matesCount, second_round: round } = entry;
  const most = Math.max(1, ...options.map(({ mates }) => mates ?? 0));
  const small = [
    ...(matesCount === null ? [] : [words.matesAnswered(matesCount)]),
    ...(round ? [words.changed(round.changed, round.people)] : []),
  ].join(" ");
  return [
    { kind: "question", text: entry.question },
    {
      kind: "options",
      options: options.map((option): BookOption => {
        const { text, chosen, chosen_first: first, valid, reason, mates } = option;
        const remarks = [
          ...(chosen ? [words.yourAnswer] : []),
          ...(first && !chosen ? [words.yourFirstAnswer] : []),
          ...(valid ? [words.right] : []),
          ...(valid === false && chosen ? [words.wrong] : []),
          ...(mates === null ? [] : [words.mates(mates)]),
          ...(reason ? [reason] : []),
        ];
        const share = mates === null ? null : mates / most;
        return { text, own: chosen, valid: valid || (chosen ? valid : null), remarks, share };
      }),
    },
    ...(small ? ([{ kind: "small", text: small }] as const) : []),
  ];
}

function writeText(entry: WorkbookEntry & { kind: "text" }, locale: Locale): BookBlock[] {
  const words = bookWords[locale];
  const { likes, comments, comment_count: commentCount } = entry;
  const small = entry.workbook_only
    ? [words.workbookOnly]
    : [
        ...(entry.hidden ? [words.hidden] : []),
        ...(likes > 0 ? [words.likes(likes)] : []),
        ...(commentCount > 0 ? [words.comments(commentCount)] : []),
      ];
  return [
    { kind: "question", text: entry.question },
    { kind: "own", text: entry.text },
    ...(small.length > 0 ? ([{ kind: "small", text: small.join(" · ") }] as const) : []),
    ...(comments.length > 0
      ? ([
          {
            kind: "comments",
            comments: comments.map(({ own, first_name: name, text }) => ({
              author: own ? words.you : name,
              text,
            })),
          },
        ] as const)
      : []),
  ];
}
