import { sanitiseHtml } from "./sanitise-html.ts";

/** Worker thread task: sanitises texts. */
export default function sanitiseHtmlTask(texts: readonly string[]): string[] {
  return texts.map(sanitiseHtml);
}
