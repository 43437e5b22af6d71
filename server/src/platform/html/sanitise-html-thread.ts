import { sanitiseHtml } from "./sanitise-html.ts";

/** Task of a thread: sanitises texts. */
export default function sanitiseHtmlTask(texts: readonly string[]): string[] {
  return texts.map(sanitiseHtml);
}
