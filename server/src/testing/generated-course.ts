import fc from "fast-check";

import type { RawCourse } from "./sample-archive.ts";

/** Generates valid `course.json`s that use the files of {@link sampleFiles}, in their canonical form. */

const text = (maxLength = 30) =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength })
    .filter((value) => value.trim() !== "" && value.isWellFormed() && !value.includes("\0"));
const title = text();
const flag = fc.constantFrom("true", "false");
const chart = fc.constantFrom("bar", "pie");
const options = (maxLength = 5) => fc.array(text(), { minLength: 1, maxLength });

/** `items` with an answer key and reasons of the same length. */
const keyed = (isRight: (flags: boolean[]) => boolean) =>
  fc
    .array(fc.tuple(text(), fc.boolean(), fc.string({ maxLength: 10 })), {
      minLength: 1,
      maxLength: 5,
    })
    .filter((rows) => isRight(rows.map(([, valid]) => valid)))
    .filter((rows) => rows.every(([, , reason]) => !reason.includes("\0")))
    .map((rows) => ({
      items: rows.map(([item]) => item),
      valid_items: rows.map(([, valid]) => valid),
      reasons: rows.map(([, , reason]) => reason),
    }));

const bounds = (most: number) =>
  fc
    .tuple(fc.nat(most), fc.nat(most))
    .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));

const html = fc
  .array(
    fc.constantFrom(
      "<p>text</p>",
      '<p><img src="files/cover.png" alt="It&#39;s"> &amp; more</p>',
      '<a href="files/plan.pdf#page=2">plan</a>',
      '<pre><code class="language-c">a &lt; b\n</code></pre>',
      "<ul><li>one</li></ul>",
      "\n",
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join(""));

const attachments = fc.uniqueArray(fc.constantFrom("plan.pdf", "Übung 1.pdf"), { maxLength: 2 });

/** Absent, or with either value. */
const twoRounds = fc.oneof(
  fc.constant({}),
  flag.map((two_rounds) => ({ two_rounds })),
);
const examples = fc.oneof(
  fc.constant({}),
  fc.array(text(), { maxLength: 5 }).map((given) => ({ examples: given })),
);

const section: fc.Arbitrary<RawCourse> = fc.oneof(
  fc
    .constantFrom(
      "https://www.youtube.com/watch?v=bVFfcYh6UBw",
      "https://vimeo.com/123456789",
      "https://example.org/a.m3u8?x=1",
      "files/film.mp4",
    )
    .map((video) => ({ type: "video", video })),
  fc.tuple(html, attachments).map(([paragraph, names]) => ({
    type: "paragraph",
    paragraph,
    ...(names.length > 0 ? { paragraph_files: names } : {}),
  })),
  fc
    .tuple(text(), options(), chart, twoRounds, examples)
    .map(([question, items, graphic_type, rounds, given]) => ({
      type: "radio",
      radio: { question, items, graphic_type, ...rounds, ...given },
    })),
  fc
    .tuple(
      text(),
      keyed((flags) => flags.filter(Boolean).length === 1),
      flag,
    )
    .map(([question, key, final_quiz]) => ({
      type: "radio-validated",
      radioValidated: { question, ...key, final_quiz },
    })),
  fc
    .tuple(text(), options(), chart, twoRounds, examples)
    .chain(([question, items, graphic_type, rounds, given]) =>
      bounds(items.length).map((counts) => ({
        type: "select-multiple",
        selectMultiple: { question, items, graphic_type, ...counts, ...rounds, ...given },
      })),
    ),
  fc
    .tuple(
      text(),
      keyed((flags) => flags.some(Boolean)),
      flag,
    )
    .chain(([question, key, final_quiz]) =>
      bounds(key.items.length).map((counts) => ({
        type: "select-multiple-validated",
        selectMultipleValidated: { question, ...key, ...counts, final_quiz },
      })),
    ),
  fc.tuple(text(), bounds(50), flag, examples).map(([question, counts, workbook_only, given]) => ({
    type: "textarea",
    textarea: { question, ...counts, workbook_only, ...given },
  })),
);

/** Gives siblings ascending orders with gaps, first among their fields. */
const ordered = (siblings: fc.Arbitrary<RawCourse>, maxLength: number) =>
  fc.array(fc.tuple(fc.nat(3), siblings), { maxLength }).map((rows) => {
    let next = 0;
    return rows.map(([gap, sibling]) => {
      const order = next + gap;
      next = order + 1;
      return { order, ...sibling };
    });
  });

const page = fc
  .tuple(title, ordered(section, 6))
  .map(([named, sections]) => ({ title: named, sections }));

const summary = { type: "final_quiz_resume", final_quiz_resume: true };

const module = fc
  .tuple(title, ordered(page, 3), fc.boolean(), fc.constantFrom(null, "2026-03-29T12:00"))
  .map(([named, pages, hasSummary, start_date]) => {
    const last = pages.at(-1);
    if (hasSummary && last) {
      last.sections.push({ order: (last.sections.at(-1)?.order ?? 0) + 1, ...summary });
    }
    return { title: named, start_date, end_date: null, pages };
  });

const survey = fc
  .array(
    fc.oneof(
      fc.tuple(text(), options()).map(([question, items]) => ({ radio: { question, items } })),
      text().map((question) => ({ textarea: { question } })),
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((sections) => ({ sections }));

export const generatedCourse: fc.Arbitrary<RawCourse> = fc
  .record({
    language: fc.constantFrom("en", "es"),
    title,
    thumbnail: fc.constantFrom("", "files/cover.png", "https://example.org/a.png"),
    order: fc.nat(1_000_000),
    status: fc.constantFrom("published", "draft"),
    has_diploma: fc.boolean(),
    allow_seeking: fc.boolean(),
    free: fc.constantFrom({}, { free_navigation: true }),
    modules: ordered(module, 3),
    surveys: fc.array(survey, { maxLength: 1 }),
  })
  .map(({ free, modules, surveys, status, has_diploma, allow_seeking, ...course }) => ({
    format: "course-archive/1",
    ...course,
    start_date: null,
    end_date: "2030-12-31T23:59",
    status,
    has_diploma,
    allow_seeking,
    ...free,
    modules,
    surveys,
  }));
