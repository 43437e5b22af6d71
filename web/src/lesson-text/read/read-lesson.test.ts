import { describe, expect, it } from "vitest";

import type { LessonPart } from "./lesson-part.ts";
import { readLesson } from "./read-lesson.ts";

const OPTIONS = { trueFalse: { yes: "True.", no: "False." } };

/** A part as a table row: its kind and its content. */
function brief(part: LessonPart): string {
  const options = part.options.map(
    ({ text, isRight, reason }) => `${isRight ? "*" : "-"}${text}${reason && ` # ${reason}`}`,
  );
  const settings = Object.entries({
    min: part.min,
    max: part.max,
    own: part.workbookOnly,
    quiz: part.finalQuiz,
    pie: part.chart === "pie",
    rounds: part.twoRounds,
    must: part.mustWatch,
    doubt: part.doubt,
  }).flatMap(([name, value]) => (value ? [value === true ? name : `${name} ${value}`] : []));
  const leftOver = part.leftOver.map(({ text, why }) => `${why}: ${text}`);
  return [
    part.kind,
    part.html || part.video || part.question.replaceAll("\n", " / "),
    ...options,
    ...part.examples.map((text) => `e.g. ${text}`),
    ...settings,
    ...leftOver,
  ].join(" | ");
}

const read = (text: string) => readLesson(text, OPTIONS).map(brief);

describe("readings", () => {
  it.each<[string, string, string[]]>([
    ["one paragraph", "Leaves are green.", ["paragraph | <p>Leaves are green.</p>"]],
    [
      "a heading begins a reading",
      "# Leaves\n\nGreen.\n\n## Roots\nBrown.",
      ["paragraph | <h2>Leaves</h2><p>Green.</p>", "paragraph | <h2>Roots</h2><p>Brown.</p>"],
    ],
    [
      "a bold line is a heading",
      "Intro.\n\n**Roots**\n\nBrown.",
      ["paragraph | <p>Intro.</p>", "paragraph | <h2>Roots</h2><p>Brown.</p>"],
    ],
    [
      "headings alone stay together",
      "# A\n## B\nText.",
      ["paragraph | <h2>A</h2><h2>B</h2><p>Text.</p>"],
    ],
    [
      "dashes end a section",
      "One.\n\n---\n\nTwo.",
      ["paragraph | <p>One.</p>", "paragraph | <p>Two.</p>"],
    ],
    [
      "wrapped lines are one paragraph",
      "This sentence was wrapped by the mail program it\ncame in.\n\nAnother.",
      [
        "paragraph | <p>This sentence was wrapped by the mail program it came in.</p><p>Another.</p>",
      ],
    ],
    [
      "short lines stay lines",
      "Roses are red\nViolets are blue\n\nx.",
      ["paragraph | <p>Roses are red<br>Violets are blue</p><p>x.</p>"],
    ],
    [
      "lists",
      "Steps.\n\n1. Dig\n2. Sow\n   - deep\n\nDone.",
      [
        "paragraph | <p>Steps.</p><ol><li>Dig</li><li>Sow<ul><li>deep</li></ul></li></ol><p>Done.</p>",
      ],
    ],
    [
      "marks",
      "A **b** *c* `d` [e](https://e.example) 2*3*4",
      [
        `paragraph | <p>A <strong>b</strong> <em>c</em> <code>d</code> <a href="https://e.example">e</a> 2*3*4</p>`,
      ],
    ],
    [
      "an address within a text is a link",
      "See https://e.example/a.",
      [`paragraph | <p>See <a href="https://e.example/a">https://e.example/a</a>.</p>`],
    ],
    [
      "code",
      "```js\na?\n---\n```",
      [`paragraph | <pre><code class="language-js">a?\n---</code></pre>`],
    ],
    [
      "HTML of the text's own is text",
      "<script>alert(1)</script> <b>",
      ["paragraph | <p>&lt;script&gt;alert(1)&lt;/script&gt; &lt;b&gt;</p>"],
    ],
    [
      "a table of pipes",
      "| Part | Drinks |\n|:--|---:|\n| Root | **yes** |\n| A \\| B | 1 | more |\nAfter.",
      [
        "paragraph | <table><tbody><tr><th>Part</th><th>Drinks</th><th></th></tr><tr><td>Root</td><td><strong>yes</strong></td><td></td></tr><tr><td>A | B</td><td>1</td><td>more</td></tr></tbody></table><p>After.</p>",
      ],
    ],
    ["pipes that are no table", "| one |\n| two |", ["paragraph | <p>| one |<br>| two |</p>"]],
    [
      "a table",
      "<table><tbody><tr><td>1</td></tr></tbody></table>",
      ["paragraph | <table><tbody><tr><td>1</td></tr></tbody></table>"],
    ],
    [
      "TeX keeps its backslashes",
      String.raw`\(x^2\) and \\ and C:\new`,
      [String.raw`paragraph | <p>\(x^2\) and \\ and C:\new</p>`],
    ],
    [
      "a list of letters below a heading stays a list of no question",
      "J. Smith\nK. Jones",
      ["paragraph | <p>J. Smith<br>K. Jones</p>"],
    ],
  ])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));
});

describe("videos", () => {
  it.each<[string, string, string[]]>([
    [
      "a lone address",
      "Look:\n\nhttps://youtu.be/dQw4w9WgXcQ\n\nEnd.",
      [
        "paragraph | <p>Look:</p>",
        "video | https://youtu.be/dQw4w9WgXcQ",
        "paragraph | <p>End.</p>",
      ],
    ],
    [
      "without blank lines",
      "Look:\nhttps://vimeo.com/123456789\nEnd.",
      [
        "paragraph | <p>Look:</p>",
        "video | https://vimeo.com/123456789",
        "paragraph | <p>End.</p>",
      ],
    ],
    [
      "that has to be watched",
      "https://youtu.be/dQw4w9WgXcQ (must be watched)",
      ["video | https://youtu.be/dQw4w9WgXcQ | must"],
    ],
    [
      "no video",
      "https://example.org/page",
      [`paragraph | <p><a href="https://example.org/page">https://example.org/page</a></p>`],
    ],
  ])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));
});

describe("questions", () => {
  it.each<[string, string, string[]]>([
    [
      "a star marks the right one",
      "1. Which?\na) Clay\n*b) Sand # It drains.\nc) Loam",
      ["radio-validated | Which? | -Clay | *Sand # It drains. | -Loam"],
    ],
    ["so does =", "1) Which?\n=a) Clay\nb) Sand", ["radio-validated | Which? | *Clay | -Sand"]],
    [
      "stars elsewhere",
      "Which?\na) Clay *\nb) *Sand",
      ["select-multiple-validated | Which? | *Clay | *Sand"],
    ],
    [
      "in words",
      "Which?\na) Clay (correct)\nb) Sand",
      ["radio-validated | Which? | *Clay | -Sand"],
    ],
    [
      "an answer in English",
      "Which?\na. Clay\nb. Sand\nAnswer: B",
      ["radio-validated | Which? | -Clay | *Sand"],
    ],
    [
      "an answer in Spanish, of two",
      "¿Cuáles?\na) Arcilla\nb) Arena\nc) Limo\nRespuesta: a y c",
      ["select-multiple-validated | ¿Cuáles? | *Arcilla | -Arena | *Limo"],
    ],
    [
      "an answer by its text",
      "Which?\na) Clay\nb) Sand\n\nAnswer: sand",
      ["radio-validated | Which? | -Clay | *Sand"],
    ],
    [
      "an answer that is none",
      "Which?\na) Clay\nb) Sand\nAnswer: F",
      ["radio | Which? | -Clay | -Sand | doubt poll | answer: F"],
    ],
    [
      "Aiken",
      "What is soil?\nA. Earth\nB) Water\nANSWER: A\n\nAnd air?\nA. Gas\nB. Stone\nANSWER: A",
      [
        "radio-validated | What is soil? | *Earth | -Water",
        "radio-validated | And air? | *Gas | -Stone",
      ],
    ],
    ["nothing marked", "Which?\na) Clay\nb) Sand", ["radio | Which? | -Clay | -Sand | doubt poll"]],
    [
      "boxes and reasons",
      "Which make you recall?\n[x] Closing the book\n  > Even a wrong attempt helps.\n[ ] Highlighting\n[x] Answering",
      [
        "select-multiple-validated | Which make you recall? | *Closing the book # Even a wrong attempt helps. | -Highlighting | *Answering",
      ],
    ],
    [
      "round boxes",
      "Which?\n( ) Clay\n(x) Sand\n\n- ( ) Here\n\nAnd?\n( ) Here\n( ) There",
      [
        "radio-validated | Which? | -Clay | *Sand | -Here",
        "radio | And? | -Here | -There | doubt poll",
      ],
    ],
    [
      "one in brackets is no option",
      "Which?\n(x) marks the spot.",
      ["textarea | Which? | doubt opinion", "paragraph | <p>(x) marks the spot.</p>"],
    ],
    [
      "blank lines between",
      "Which?\n\na) Clay\n\nb) Sand *\n\nText.",
      ["radio-validated | Which? | -Clay | *Sand", "paragraph | <p>Text.</p>"],
    ],
    [
      "without blank lines",
      "Intro.\n1. Which?\na) Clay\nb) Sand *\n2. And?\na) X\nb) Y *\nEnd.",
      [
        "paragraph | <p>Intro.</p>",
        "radio-validated | Which? | -Clay | *Sand",
        "radio-validated | And? | -X | *Y",
        "paragraph | <p>End.</p>",
      ],
    ],
    [
      "bullets below a question",
      "Which?\n- Clay\n* Sand\n- Loam",
      ["radio-validated | Which? | -Clay | *Sand | -Loam"],
    ],
    [
      "bullets below a sentence are a list",
      "Soils are\n- Clay\n- Sand",
      ["paragraph | <p>Soils are</p><ul><li>Clay</li><li>Sand</li></ul>"],
    ],
    [
      "one bold option",
      "Which?\na) Clay\n**b) Sand**",
      ["radio-validated | Which? | -Clay | *Sand"],
    ],
    [
      "one whose words are bold",
      "Which?\na) Clay\nb) **Sand**",
      ["radio-validated | Which? | -Clay | *Sand"],
    ],
    [
      "signs of GIFT without braces",
      "Which?\n~Clay\n=Sand",
      ["radio-validated | Which? | -Clay | *Sand"],
    ],
    [
      "an option of two lines",
      "Which?\na) Clay that\nis heavy\nb) Sand *",
      ["radio-validated | Which? | -Clay that is heavy | *Sand"],
    ],
    [
      "a heading that asks",
      "## Which?\na) Clay\nb) Sand *",
      ["radio-validated | Which? | -Clay | *Sand"],
    ],
    [
      "settings",
      "Which? (final quiz)\na) Clay *\nb) Sand\n\nWhat? (pie chart, two rounds)\na) X\nb) Y\n\nHow? (choose 1 to 2)\na) X *\nb) Y",
      [
        "radio-validated | Which? | *Clay | -Sand | quiz",
        "radio | What? | -X | -Y | pie | rounds",
        "select-multiple-validated | How? | *X | -Y | min 1 | max 2",
      ],
    ],
    ["a sign within a word", "Which?\na) C#\nb) F# *", ["radio-validated | Which? | -C# | *F#"]],
    [
      "an example answer",
      "Which?\na) X\nb) Y\nExample: a, for it is first",
      ["radio | Which? | -X | -Y | e.g. a, for it is first | doubt poll"],
    ],
  ])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));
});

describe("opinions", () => {
  it.each<[string, string, string[]]>([
    ["numbered", "1. What did you notice?", ["textarea | What did you notice?"]],
    ["on its own", "What did you notice?", ["textarea | What did you notice? | doubt opinion"]],
    [
      "with words",
      "Your turn: write. (8 to 150 words, only for yourself)",
      ["textarea | Your turn: write. | min 8 | max 150 | own"],
    ],
    [
      "in Spanish",
      "Escribe. (al menos 8 palabras, solo para ti)",
      ["textarea | Escribe. | min 8 | own"],
    ],
    ["two below each other", "1. Why?\n2. How?", ["textarea | Why?", "textarea | How?"]],
    ["steps are none", "1. Dig.\n2. Sow.", ["paragraph | <ol><li>Dig.</li><li>Sow.</li></ol>"]],
    [
      "what is in parentheses may be text",
      "Why (in short)?",
      ["textarea | Why (in short)? | doubt opinion"],
    ],
  ])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));
});

describe("GIFT", () => {
  it.each<[string, string, string[]]>([
    [
      "one right answer",
      "::Q1::Who is buried in Grant's tomb?{=Grant ~no one # Wrong. ~Napoleon#He was in Paris.}",
      [
        "radio-validated | Who is buried in Grant's tomb? | *Grant | -no one # Wrong. | -Napoleon # He was in Paris. | title: Q1",
      ],
    ],
    [
      "several",
      "What two? {\n~%-100%No one\n~%50%Grant\n~%50%Grant's wife\n}",
      ["select-multiple-validated | What two? | -No one | *Grant | *Grant's wife"],
    ],
    [
      "true or false",
      "Sun rises.{T#No!#Yes!}\n\nSky is red.{FALSE}",
      [
        "radio-validated | Sun rises. | *True. # Yes! | -False. # No!",
        "radio-validated | Sky is red. | -True. | *False.",
      ],
    ],
    [
      "a gap",
      "Moodle costs {~lots =nothing} to download.",
      ["radio-validated | Moodle costs _____ to download. | -lots | *nothing"],
    ],
    [
      "short answers",
      "Two plus two is?{=four =4}",
      ["textarea | Two plus two is? | e.g. four | e.g. 4"],
    ],
    ["numbers", "Pi?{#3.1415:0.0005}", ["textarea | Pi? | e.g. 3.1415:0.0005"]],
    ["an essay", "Write about soil.{}", ["textarea | Write about soil."]],
    [
      "pairs",
      "Match.{=cat -> meow =dog -> woof}",
      ["none |  | matching: Match.{=cat -> meow =dog -> woof}"],
    ],
    [
      "comments and categories",
      "// by me\n$CATEGORY: soil\n\nWhich? {=a ~b}",
      [
        "none |  | comment: // by me",
        "none |  | category: $CATEGORY: soil",
        "radio-validated | Which? | *a | -b",
      ],
    ],
    [
      "escaped signs",
      String.raw`Which is x\=2? {=a\{b\} ~c\~d}`,
      ["radio-validated | Which is x=2? | *a{b} | -c~d"],
    ],
    [
      "feedback on all",
      "Which? {=a ~b ####See page 3.}",
      ["radio-validated | Which? | *a | -b | feedback: See page 3."],
    ],
    [
      "without a blank line between",
      "::A::Which? {=a ~b}\n::B::What? {=c ~d}",
      [
        "radio-validated | Which? | *a | -b | title: A",
        "radio-validated | What? | *c | -d | title: B",
      ],
    ],
    [
      "braces of other texts",
      "An object {a: 1} and a set {1, 2}.",
      ["paragraph | <p>An object {a: 1} and a set {1, 2}.</p>"],
    ],
  ])("%s", (_, text, expected) => expect(read(text)).toEqual(expected));
});

describe("a text that names its kinds", () => {
  it("is read to the letter, in either language", () => {
    expect(
      read(
        "--- Paragraph\nIs this a question?\n\n1. no\n--- Opinión\n(at least 3 words)\n\\1. Really?\n--- Select Unique Validated\n# Which?\n[x] a\\) one\n  > why\n[ ] two",
      ),
    ).toEqual([
      "paragraph | <p>Is this a question?</p><ol><li>no</li></ol>",
      "textarea | \\1. Really? | min 3",
      "radio-validated | # Which? | *a) one # why | -two",
    ]);
  });
});
