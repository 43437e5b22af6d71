import fc from "fast-check";
import { expect, it } from "vitest";

import type { LessonPart } from "./lesson-part.ts";
import { readLesson } from "./read-lesson.ts";

/** Unique words, and all the syntax of the format. */
const word = fc
  .nat({ max: 99_999 })
  .map(
    (number) => `zq${String(number).replace(/\d/g, (digit) => "abcdefghij"[Number(digit)] ?? "")}`,
  );
const sign = fc.constantFrom(
  "",
  "# ",
  "## ",
  "a) ",
  "b) ",
  "*c) ",
  "A. ",
  "[x] ",
  "[ ] ",
  "- ",
  "* ",
  "1. ",
  "2) ",
  "> ",
  "=",
  "~",
  "// ",
  "$CATEGORY: ",
  "::t::",
  "Answer: ",
  "Respuesta: ",
  "Example: ",
  "    ",
  "--- ",
  "**",
  "{",
  "| ",
  "|-|",
  "https://youtu.be/",
  "https://example.org/",
  "```",
  "<p>",
  "\\",
  "(",
);
const tail = fc.constantFrom(
  "",
  "?",
  ".",
  " *",
  " (correct)",
  "**",
  "}",
  "{}",
  "{=",
  " # ",
  "#",
  " ~",
  "\\",
  ")",
  " (8 to 150 words)",
  " (final quiz)",
  "</p>",
  "`",
  " -> ",
  "####",
  "{T}",
  "{#3}",
);
const blank = fc.constantFrom(
  "",
  "---",
  "  ",
  "--- Opinion",
  "--- Párrafo",
  "--- Video",
  "--- Select Unique Validated",
  "```",
);
const line = fc.oneof(
  {
    weight: 5,
    arbitrary: fc
      .tuple(sign, fc.array(fc.tuple(word, tail), { minLength: 1, maxLength: 4 }))
      .map(([begin, rest]) => begin + rest.map(([text, end]) => text + end).join(" ")),
  },
  { weight: 2, arbitrary: blank },
);
const text = fc.array(line, { minLength: 1, maxLength: 14 }).map((lines) => lines.join("\n"));

/** All that a part contains or reports as left over. */
function told(part: LessonPart): string {
  return [
    part.html,
    part.video,
    part.question,
    ...part.options.flatMap(({ text, reason }) => [text, reason]),
    ...part.examples,
    ...part.leftOver.map(({ text }) => text),
  ].join("\n");
}

const RUNS = process.env["PASO_LONG_TESTS"] ? 20_000 : 500;
const TIMEOUT_MS = 120_000;

it(
  "every word of a text is in a section, or among what was not understood",
  () => {
    fc.assert(
      fc.property(text, (lesson) => {
        const parts = readLesson(lesson, { trueFalse: { yes: "True.", no: "False." } });
        const all = parts.map(told).join("\n");
        const words = lesson.match(/zq[a-j]+/g) ?? [];
        const lost = words.filter((one) => !new RegExp(`${one}(?![a-j])`).test(all));
        expect(lost, `${lesson}\n=>\n${JSON.stringify(parts, null, 1)}`).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);

it(
  "every line that is not blank belongs to one part, in the order of the text",
  () => {
    fc.assert(
      fc.property(text, (lesson) => {
        const parts = readLesson(lesson, { trueFalse: { yes: "", no: "" } });
        const lines = lesson.split("\n");
        const owners = lines.map(
          (_, at) => parts.filter(({ from, to }) => at >= from && at < to).length,
        );
        expect(Math.max(...owners)).toBeLessThanOrEqual(1);
        const orphans = lines.filter((one, at) => owners[at] === 0 && /zq[a-j]/.test(one));
        expect(orphans, lesson).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  TIMEOUT_MS,
);
