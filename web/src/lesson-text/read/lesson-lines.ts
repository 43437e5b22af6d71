/** The lines of a text, whichever program wrote it. */
export function splitLines(text: string): string[] {
  return text.replace(/^\uFEFF/, "").split(/\r\n|[\r\n\v\f\u2028\u2029]/);
}

/** A line that marks an option of a question. */
export interface OptionLine {
  style: "letter" | "box" | "round" | "sign" | "bullet";
  /** Of a lettered one, in lower case. */
  letter: string;
  /** Null if the line does not say. */
  isRight: boolean | null;
  isBold: boolean;
  /** With the reason behind it. */
  text: string;
}

/** `[x]`, or round as in forms on paper. */
const BOX = /^\s*(?:[-*•]\s+)?(?:\[([ xX✓✔]?)\]|\(([ xX✓✔])\))(?:\s+(.*))?$/;
const LETTER = /^\s*([*=~])?\s*\(?([a-zA-Z])[.)]\s+(\S.*)$/;
const SIGN = /^\s*([=~])\s*(\S.*)$/;
const BULLET = /^\s*([-*•·▪◦–])\s+(\S.*)$/;
/** `b) Green *`, `b) *Green`, and in words. */
const MARKED =
  /^[*=](?!\*)\s*(\S.*)$|^(.*\S)\s+\*$|^(.*\S)\s+\((?:correct|right|correcta|correcto)\)$/i;

const BOLD = /^\*\*(?!\*)([^*]*\S)\*\*$/;

/** Null if the line is not an option. */
export function readOptionLine(line: string): OptionLine | null {
  const option = readSign(line);
  const inner = BOLD.exec(option?.text ?? "")?.[1];
  return option && inner !== undefined ? { ...option, isBold: true, text: inner } : option;
}

function readSign(line: string): OptionLine | null {
  const bold = /^\s*\*\*(?!\*)(.*\S)\*\*\s*$/.exec(line);
  const isBold = bold !== null;
  const plain = bold?.[1] ?? line;
  const box = BOX.exec(plain);
  if (box) {
    const [, square, round, text = ""] = box;
    const isRight = /\S/.test(square ?? round ?? "");
    const style = square === undefined ? "round" : "box";
    return { style, letter: "", isRight, isBold, text };
  }
  const letter = LETTER.exec(plain);
  if (letter) {
    const [, sign, name = "", text = ""] = letter;
    const marked = sign === undefined ? MARKED.exec(text) : null;
    const found = marked?.[1] ?? marked?.[2] ?? marked?.[3];
    const isRight = sign === "~" ? false : sign !== undefined || found !== undefined ? true : null;
    return { style: "letter", letter: name.toLowerCase(), isRight, isBold, text: found ?? text };
  }
  const sign = SIGN.exec(plain);
  if (sign) {
    return { style: "sign", letter: "", isRight: sign[1] === "=", isBold, text: sign[2] ?? "" };
  }
  const bullet = BULLET.exec(plain);
  if (!bullet) return null;
  return { style: "bullet", letter: bullet[1] ?? "", isRight: null, isBold, text: bullet[2] ?? "" };
}

const REASON = /^\s*(?:#+|>)\s*(\S.*)$/;

/** The reason of the option above it, or null. */
export function readReasonLine(line: string): string | null {
  return REASON.exec(line)?.[1]?.trimEnd() ?? null;
}

/** `Green # because leaves reflect it`; without spaces around it, the `#` is part of the text. */
export function takeReason(text: string): { text: string; reason: string } {
  const found = /^(.*?\S)\s+#{1,6}\s+(\S.*)$/.exec(text);
  return { text: (found?.[1] ?? text).trim(), reason: (found?.[2] ?? "").trim() };
}

const ANSWER =
  /^\s*\**(?:(?:correct|right)\s+)?(?:answers?|ans|respuestas?(?:\s+correctas?)?|soluci[oó]n|clave)\s*:\s*\**\s*(\S.*?)\s*\**\s*$/i;

/** The answer given by a line such as "Answer: B"; null for any other line. */
export function readAnswerLine(line: string): string | null {
  return ANSWER.exec(line)?.[1] ?? null;
}

const NUMBERED = /^\s*(?:\*\*)?(?:(?:question|pregunta)\s+)?(\d{1,3})\s*[.):]\s+(\S.*)$/i;

/** The text after a number at the beginning of a line; null without one. */
export function readNumbered(line: string): string | null {
  return NUMBERED.exec(line)?.[2] ?? null;
}

const EXAMPLE = /^\s*(?:example|ejemplo)\s*:\s*(\S.*)$/i;

/** An example answer, as "Example: ..."; else null. */
export function readExampleLine(line: string): string | null {
  return EXAMPLE.exec(line)?.[1]?.trimEnd() ?? null;
}
