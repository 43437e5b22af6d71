import {
  emptyPart,
  type LeftOver,
  type LessonPart,
  type PartOption,
  type TrueFalse,
} from "./lesson-part.ts";

/** A GIFT question within a block of lines; null if it is none. */
export function readGift(
  place: Pick<LessonPart, "from" | "to" | "source">,
  { yes, no }: TrueFalse,
): LessonPart | null {
  const braces = findBraces(place.source);
  if (!braces) return null;
  const inner = place.source.slice(braces.open + 1, braces.close).trim();
  const before = place.source.slice(0, braces.open);
  const after = place.source.slice(braces.close + 1).trim();
  if (!isAnswers(inner, before, after)) return null;
  const { question, leftOver } = readStem(before, after);
  const { answers, feedback } = splitFeedback(inner);
  const common = { ...emptyPart("textarea", place), question, leftOver };
  const told: LeftOver[] = feedback === "" ? [] : [{ text: feedback, why: "feedback" }];
  const truth = /^(T|TRUE|F|FALSE)(?=#|$)/i.exec(answers);
  if (truth) {
    const isTrue = /^t/i.test(truth[0]);
    // The first is the feedback for wrong answers, the second for right ones.
    const [whenWrong = "", whenRight = ""] = splitAt(answers.slice(truth[0].length), /#/).slice(1);
    const options = [
      { text: yes, isRight: isTrue, reason: isTrue ? whenRight : whenWrong },
      { text: no, isRight: !isTrue, reason: isTrue ? whenWrong : whenRight },
    ];
    return { ...common, kind: "radio-validated", options, leftOver: [...leftOver, ...told] };
  }
  const options = answers.startsWith("#") ? null : readAnswers(answers);
  const isMatching = options?.some(({ text }) => / ?-> ?/.test(text)) ?? false;
  if (isMatching)
    return { ...emptyPart("none", place), leftOver: [{ text: place.source, why: "matching" }] };
  const isChoice = options?.some(({ sign }) => sign === "~") ?? false;
  if (!options || !isChoice) {
    const given = options
      ? options.flatMap(({ text, reason }) => [text, ...(reason ? [reason] : [])])
      : [unescapeGift(answers.slice(1))];
    const rest = given.slice(5).map((text): LeftOver => ({ text, why: "examples" }));
    return {
      ...common,
      examples: given.slice(0, 5).filter((text) => text !== ""),
      leftOver: [...leftOver, ...rest, ...told],
    };
  }
  const right = options.filter(({ isRight }) => isRight).length;
  return {
    ...common,
    kind: right === 0 ? "radio" : right === 1 ? "radio-validated" : "select-multiple-validated",
    options: options.map(({ text, isRight, reason }) => ({ text, isRight, reason })),
    leftOver: [...leftOver, ...told],
    doubt: right === 0 ? "poll" : null,
  };
}

/** The first unescaped braces. */
function findBraces(text: string): { open: number; close: number } | null {
  const open = indexOfSign(text, "{", 0);
  const close = open === -1 ? -1 : indexOfSign(text, "}", open);
  return close === -1 ? null : { open, close };
}

function indexOfSign(text: string, sign: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === sign) return at;
  }
  return -1;
}

/** Braces occur in other texts, too. */
function isAnswers(inner: string, before: string, after: string): boolean {
  if (inner === "") return before.trim() !== "" && after === "";
  return (
    /^[=~]\s*\S/.test(inner) || /^#\s*[-\d=%]/.test(inner) || /^(T|TRUE|F|FALSE)(#|$)/i.test(inner)
  );
}

function readStem(before: string, after: string): { question: string; leftOver: LeftOver[] } {
  const [, title = "", text = ""] =
    /^\s*(?:::((?:[^:\\]|\\.|:(?!:))*)::)?([\s\S]*)$/.exec(before) ?? [];
  const plain = text.replace(/^\s*\[(html|moodle|plain|markdown)\]/i, "").trim();
  const gap = after === "" ? "" : `_____ ${after}`;
  const question = unescapeGift([plain, gap].filter(Boolean).join(" "));
  const name = unescapeGift(title.trim());
  // Most titles repeat the question's beginning, or number it.
  const isSaid = name === "" || question.startsWith(name);
  return { question, leftOver: isSaid ? [] : [{ text: name, why: "title" }] };
}

function splitFeedback(inner: string): { answers: string; feedback: string } {
  const [answers = "", ...rest] = splitAt(inner, /####/);
  return { answers: answers.trim(), feedback: unescapeGift(rest.join(" ").trim()) };
}

type GiftAnswer = PartOption & { sign: string };

function readAnswers(text: string): GiftAnswer[] {
  const answers: GiftAnswer[] = [];
  let start = -1;
  const end = (to: number) => {
    if (start !== -1) answers.push(readAnswer(text.slice(start, to)));
  };
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "=" || text[at] === "~") {
      end(at);
      start = at;
    }
  }
  end(text.length);
  return answers;
}

function readAnswer(text: string): GiftAnswer {
  const sign = text[0] ?? "~";
  const weight = /^%(-?\d+(?:\.\d+)?)%/.exec(text.slice(1).trimStart());
  const body = text
    .slice(1)
    .trimStart()
    .slice(weight?.[0].length ?? 0);
  const [answer = "", ...feedback] = splitAt(body, /#/);
  return {
    sign,
    text: unescapeGift(answer.trim()),
    isRight: weight ? Number(weight[1]) > 0 : sign === "=",
    reason: unescapeGift(feedback.join("#").trim()),
  };
}

/** Splits at a character, unless a backslash precedes it. */
function splitAt(text: string, sign: RegExp): string[] {
  return text.split(new RegExp(String.raw`(?<!\\)${sign.source}`));
}

function unescapeGift(text: string): string {
  return text.replaceAll(String.raw`\n`, "\n").replace(/\\([~=#{}:\\])/g, "$1");
}
