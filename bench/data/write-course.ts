import type { ContentOf, SectionContent } from "@paso/server/src/domains/courses/index.ts";

/** Index of the poll among a lesson's sections: the question that students stop at. */
export const POLL_INDEX = 13;

const POLLS_A_PAGE = 100;

/** Number of a lesson's paragraphs, and their length in characters of HTML. */
const PARAGRAPHS = 9;
const PARAGRAPH_LENGTH = 2_500;

const WORDS = `sensor cloud device field garden water soil measure network signal power light
  small large slow quick read write send store learn teach compare answer question course page
  student picture table number result garden season harvest data model simple careful open`
  .split(/\s+/)
  .filter(Boolean);

/**
 * A lesson like those of real courses: 18 sections, about 30 kB. A video, three questions with a right
 * answer, nine paragraphs, a poll, three more questions and an opinion.
 * @param lesson number of the lesson; each has a different text
 */
export function writeLesson(lesson: number): SectionContent[] {
  const draw = drawNumbers(lesson);
  return [
    { type: "video", address: "https://www.youtube.com/watch?v=bVFfcYh6UBw" },
    ...repeat(3, () => writeQuizQuestion(draw)),
    ...repeat(PARAGRAPHS, () => writeParagraph(draw)),
    writePoll(draw),
    ...repeat(3, () => writeQuizQuestion(draw)),
    writeOpinionQuestion(draw),
  ];
}

/** A page of only two questions, for very many answers. */
export function writeQuestionPage(page: number): SectionContent[] {
  const draw = drawNumbers(page);
  return [writePoll(draw), writeOpinionQuestion(draw)];
}

/** A page full of polls. */
export function writePolls(page: number): SectionContent[] {
  const draw = drawNumbers(page);
  return repeat(POLLS_A_PAGE, () => writePoll(draw));
}

type Draw = (below: number) => number;

/** A pseudorandom generator, the same in every run: a linear congruential one. */
function drawNumbers(seed: number): Draw {
  let state = seed + 1;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function repeat<Item>(count: number, make: () => Item): Item[] {
  return Array.from({ length: count }, make);
}

function writeSentence(draw: Draw, words: number): string {
  const text = repeat(words, () => WORDS[draw(WORDS.length)] ?? "").join(" ");
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function writeParagraph(draw: Draw): ContentOf<"paragraph"> {
  const parts = [`<h2>${writeSentence(draw, 4)}</h2>`];
  while (parts.join("").length < PARAGRAPH_LENGTH) {
    parts.push(
      `<p>${writeSentence(draw, 40)} <strong>${writeSentence(draw, 5)}</strong></p>`,
      `<ul><li>${writeSentence(draw, 8)}</li><li>${writeSentence(draw, 8)}</li></ul>`,
      `<p><a href="https://example.org/${draw(1_000)}">${writeSentence(draw, 6)}</a></p>`,
      `<pre><code>if (${WORDS[draw(WORDS.length)]} &gt; ${draw(100)}) { send(); }</code></pre>`,
    );
  }
  return { type: "paragraph", html: parts.join("\n") };
}

function writeQuizQuestion(draw: Draw): ContentOf<"radio-validated"> {
  const right = draw(4);
  return {
    type: "radio-validated",
    question: writeSentence(draw, 12),
    options: Array.from({ length: 4 }, (_, index) => ({
      id: index + 1,
      text: writeSentence(draw, 5),
      valid: index === right,
      reason: writeSentence(draw, 15),
    })),
    nextOptionId: 5,
    finalQuiz: false,
  };
}

function writePoll(draw: Draw): ContentOf<"radio"> {
  return {
    type: "radio",
    question: writeSentence(draw, 12),
    options: Array.from({ length: 4 }, (_, index) => ({
      id: index + 1,
      text: writeSentence(draw, 5),
    })),
    nextOptionId: 5,
    graphicType: "bar",
  };
}

function writeOpinionQuestion(draw: Draw): ContentOf<"textarea"> {
  return {
    type: "textarea",
    question: writeSentence(draw, 12),
    min: 5,
    max: 200,
    workbookOnly: false,
  };
}
