import { readPastedPictures } from "../rich-text/clipboard-pictures.ts";
import { parseInert } from "../ui/trusted-html.ts";
import { clipboardToText, type TextOptions } from "./clipboard-to-text.ts";

/** A clipboard's content, by type. */
export type ClipboardTexts = Readonly<Record<"text/html" | "text/plain" | "text/rtf", string>>;

/** The clipboard's content as text, with its pictures by name. */
export function readClipboard(
  data: ClipboardTexts,
  options: TextOptions,
): { text: string; pictures: Record<string, string> } {
  const html = data["text/html"];
  if (html === "") return { text: data["text/plain"], pictures: {} };
  const root = parseInert(html.replace(/<style\b[\s\S]*?<\/style>/gi, ""));
  readPastedPictures(root, data["text/rtf"]);
  const { text, pictures } = clipboardToText(root, options);
  return { text, pictures: Object.fromEntries(pictures) };
}

/** Copies a clipboard's texts, which are gone once its event is over. */
export function textsOf(data: DataTransfer): ClipboardTexts {
  return {
    "text/html": data.getData("text/html"),
    "text/plain": data.getData("text/plain"),
    "text/rtf": data.getData("text/rtf"),
  };
}
