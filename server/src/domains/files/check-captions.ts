import type { FieldMessage } from "../../platform/errors/domain-error.ts";

/** Maximum bytes of captions: those of a film of three hours are a fifth of it. */
export const LARGEST_CAPTIONS = 512 * 1024;

/** Browsers recognise captions by it. */
const HEADER = /^WEBVTT(?=[ \t\n]|$)/;
/** Blocks other than captions. */
const OTHER_BLOCK = /^(NOTE|STYLE|REGION)(?=[ \t]|$)/;
const ARROW = "-->";
const TIME = String.raw`(?:(\d{2,}):)?([0-5]\d):([0-5]\d\.\d{3})`;
const TIMING = new RegExp(String.raw`^${TIME}[ \t]+-->[ \t]+${TIME}(?:[ \t].*)?$`);

/**
 * Why captions (WebVTT) cannot be shown, with the line; null if they can. Markup and settings are
 * left to browsers, which ignore what they do not understand.
 */
export function checkCaptions(bytes: Uint8Array): FieldMessage | null {
  if (bytes.length === 0) return "This file is empty.";
  if (bytes.length > LARGEST_CAPTIONS) {
    return { message: "Captions have at most {size} kB.", values: { size: 512 } };
  }
  const text = decode(bytes);
  if (text === null) return "These captions are not in UTF-8. Save them as UTF-8.";
  if (!HEADER.test(text)) {
    return "These are no WebVTT captions: the first line has to be WEBVTT.";
  }
  const blocks = readBlocks(text.split("\n"));
  const issues = blocks.map((block, index) => (index === 0 ? checkHeader : checkBlock)(block));
  const found = issues.find((issue) => issue !== null);
  if (found) return found;
  const captions = blocks.filter(({ lines }) => lines.some((line) => line.includes(ARROW)));
  return captions.length === 0 ? "There is no caption in this file." : null;
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.replaceAll(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}

/** Consecutive lines without an empty one between them. */
interface Block {
  /** Number of its first line, from 1. */
  first: number;
  lines: string[];
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: Block | null = null;
  for (const [index, line] of lines.entries()) {
    if (line === "") {
      open = null;
      continue;
    }
    if (!open) {
      open = { first: index + 1, lines: [] };
      blocks.push(open);
    }
    open.lines.push(line);
  }
  return blocks;
}

function checkHeader({ first, lines }: Block): FieldMessage | null {
  const at = lines.findIndex((line) => line.includes(ARROW));
  return at === -1 ? null : unseparated(first + at);
}

/** A caption: an optional name, its times, and its text. */
function checkBlock({ first, lines }: Block): FieldMessage | null {
  if (OTHER_BLOCK.test(lines[0] ?? "")) return null;
  const at = lines.findIndex((line) => line.includes(ARROW));
  if (at === -1 || at > 1) return at === -1 ? mistimed(first) : unseparated(first + at);
  const next = lines.findIndex((line, index) => index > at && line.includes(ARROW));
  if (next !== -1) return unseparated(first + next);
  const times = TIMING.exec(lines[at] ?? "");
  if (!times) return mistimed(first + at);
  const [, hours, minutes, seconds, endHours, endMinutes, endSeconds] = times;
  if (secondsOf(hours, minutes, seconds) < secondsOf(endHours, endMinutes, endSeconds)) return null;
  const values = { line: first + at };
  return { message: "Line {line}: this caption ends before it begins.", values };
}

function secondsOf(hours = "0", minutes = "0", seconds = "0"): number {
  return Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
}

function mistimed(line: number): FieldMessage {
  const message = "Line {line}: write times like 00:01:05.000 --> 00:01:08.000.";
  return { message, values: { line } };
}

function unseparated(line: number): FieldMessage {
  const message = "Line {line}: an empty line is missing before this caption.";
  return { message, values: { line } };
}
