import { isLongLabel } from "@paso/contract";

/** An option's short label: texts over 30 characters are numbered, `2 - A rather long option ...`. */
export function labelOption(text: string, index: number): string {
  return isLongLabel(text) ? `${index + 1} - ${text}` : text;
}
