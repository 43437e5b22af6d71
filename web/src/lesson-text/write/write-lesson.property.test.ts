import fc from "fast-check";
import { parseHTML } from "linkedom";
import { describe, expect, it } from "vitest";

import { findLostMarkup, listMarkup } from "../../rich-text/list-markup.ts";
import { newOption } from "../../section-kinds/choice/staff/choice-form.ts";
import type { SectionForm } from "../../section-kinds/staff-kinds.ts";
import { makeForm } from "../make-form.ts";
import { readLesson } from "../read/read-lesson.ts";
import { writeLesson } from "./write-lesson.ts";

const { document } = parseHTML("<!doctype html><html><body></body></html>") as unknown as {
  document: Document;
};
function parse(html: string): HTMLElement {
  const root = document.createElement("div");
  root.innerHTML = html;
  return root;
}

/** The format's syntax among words, so that every escape is covered. */
const word = fc.oneof(
  fc.constantFrom(
    "soil",
    "¿qué?",
    "(final quiz)",
    "a)",
    "*b)",
    "# why",
    "[x]",
    "[ ]",
    "> so",
    "---",
    "--- Opinion",
    "Answer: B",
    "Example: x",
    "1.",
    "2)",
    "- x",
    "{=a ~b}",
    "\\",
    "\\n",
    "**x**",
    "*",
    "`",
    "```",
    "https://youtu.be/dQw4w9WgXcQ",
    "[a](b)",
    "<u>",
    "</p>",
    "<p>x</p>",
    "&amp;",
    "//",
    "::t::",
    "😀",
  ),
  fc.string({ unit: "grapheme-ascii", maxLength: 6 }).map((text) => text.trim()),
);
const line = fc
  .array(word, { minLength: 1, maxLength: 5 })
  .map((words) => words.join(" ").replace(/\s+/g, " ").trim())
  .filter((text) => text !== "");
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((all) => all.join("\n"));

const base = { key: "", id: null, order: null, isDeleted: false };
const bound = fc.nat({ max: 200 });
const option = fc.record({
  text: lines,
  isRight: fc.boolean(),
  reason: fc.oneof(fc.constant(""), lines),
});
const options = fc.array(option, { minLength: 1, maxLength: 5 });
const examples = fc.array(lines, { maxLength: 3 });
const asForms = (given: { text: string; isRight: boolean; reason: string }[]) =>
  given.map((one) => ({ ...newOption(""), ...one }));

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
const inline: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      line.map(escape),
      fc
        .tuple(fc.constantFrom("strong", "em", "code", "u", "sup", "sub", "span lang='es'"), line)
        .map(([tag, text]) => `<${tag}>${escape(text)}</${tag.split(" ")[0]}>`),
      line.map((text) => `<a href="https://example.org/a_(b)">${escape(text)}</a>`),
      fc.constantFrom(
        "<br>",
        `<img src="files/a.png" alt="a [b]">`,
        `<a href="#x"><strong>y</strong></a>`,
      ),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => parts.join(" "));
const item = fc.oneof(
  inline,
  fc.tuple(inline, inline).map(([a, b]) => `${a}<ul><li>${b}</li></ul>`),
);
const block = fc.oneof(
  inline.map((text) => `<p>${text}</p>`),
  fc
    .tuple(fc.constantFrom("h2", "h3", "h6"), inline)
    .map(([tag, text]) => `<${tag}>${text}</${tag}>`),
  fc
    .tuple(
      fc.constantFrom("ul", "ol", `ol start="3"`),
      fc.array(item, { minLength: 1, maxLength: 3 }),
    )
    .map(
      ([tag, items]) =>
        `<${tag}>${items.map((one) => `<li>${one}</li>`).join("")}</${tag.slice(0, 2)}>`,
    ),
  lines.map((text) => `<pre><code class="language-js">${escape(text)}</code></pre>`),
  inline.map((text) => `<blockquote><p>${text}</p></blockquote>`),
  inline.map((text) => `<table><tbody><tr><td>${text}</td></tr></tbody></table>`),
  fc.constantFrom("<hr>", `<div class="circle" data-value="3"></div>`, `<p lang="es">x</p>`),
);

const section: fc.Arbitrary<SectionForm> = fc.oneof(
  fc.array(block, { maxLength: 4 }).map((blocks): SectionForm => ({
    ...base,
    type: "paragraph",
    html: blocks.join(""),
    files: [],
  })),
  fc
    .record({
      video: fc.constantFrom("", "https://youtu.be/dQw4w9WgXcQ", "files/a.mp4"),
      mustWatch: fc.boolean(),
    })
    .map((form): SectionForm => ({ ...base, type: "video", ...form })),
  fc.constant<SectionForm>({ ...base, type: "final_quiz_resume" }),
  fc
    .record({ question: lines, min: bound, max: bound, workbookOnly: fc.boolean(), examples })
    .map((form): SectionForm => ({ ...base, type: "textarea", ...form })),
  fc
    .record({
      question: lines,
      options,
      graphicType: fc.constantFrom("bar", "pie"),
      twoRounds: fc.boolean(),
      examples,
      min: bound,
      max: bound,
    })
    .chain(({ min, max, ...form }) => {
      const poll = {
        ...base,
        ...form,
        options: asForms(form.options.map((one) => ({ ...one, isRight: false, reason: "" }))),
      };
      return fc.constantFrom<SectionForm>(
        { ...poll, type: "radio" },
        { ...poll, type: "select-multiple", min, max },
      );
    }),
  fc
    .record({ question: lines, options, finalQuiz: fc.boolean(), min: bound, max: bound })
    .chain(({ min, max, ...form }) => {
      const quiz = { ...base, ...form, options: asForms(form.options) };
      const one = quiz.options.map((each, at) => ({ ...each, isRight: at === 0 }));
      return fc.constantFrom<SectionForm>(
        { ...quiz, options: one, type: "radio-validated" },
        { ...quiz, type: "select-multiple-validated", min, max },
      );
    }),
);

/** A section without its keys and the serialization of its HTML. */
function essence(form: SectionForm): unknown {
  const { key: _, ...rest } = form;
  if ("options" in rest) {
    return {
      ...rest,
      options: rest.options.map(({ text, isRight, reason }) => ({ text, isRight, reason })),
    };
  }
  return rest.type === "paragraph" ? { ...rest, html: "" } : rest;
}

const RUNS = process.env["PASO_LONG_TESTS"] ? 5_000 : 150;

describe("sections copied as text", () => {
  it.each(["en", "es"] as const)(
    "are the same sections once pasted (%s)",
    (locale) => {
      fc.assert(
        fc.property(fc.array(section, { minLength: 1, maxLength: 4 }), (sections) => {
          const text = writeLesson(sections, { locale, parse });
          const parts = readLesson(text, { trueFalse: { yes: "", no: "" } });
          const read = parts.flatMap((part) => makeForm(part) ?? []);
          expect(read.map(essence), text).toEqual(sections.map(essence));
          for (const [index, form] of sections.entries()) {
            const again = read[index];
            if (form.type !== "paragraph" || again?.type !== "paragraph") continue;
            expect(
              findLostMarkup(listMarkup(parse(form.html)), listMarkup(parse(again.html))),
              text,
            ).toEqual([]);
          }
          expect(parts.flatMap(({ leftOver }) => leftOver)).toEqual([]);
        }),
        { numRuns: RUNS },
      );
    },
    120_000,
  );
});
