import { runInThread } from "../worker-threads/run-in-thread.ts";
import type sanitiseHtmlTask from "./sanitise-html-thread.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

export type Sanitiser = (html: string) => string;

/** Characters that take about 10 ms to sanitise, for which no thread is needed. */
const AT_ONCE = 10_000;

/**
 * Prepares to sanitise these texts without blocking the event loop: by the time this resolves, a
 * thread has sanitised the long ones.
 * @param findSanitised finds texts that need no sanitising; called only for long ones
 */
export async function prepareSanitiser(
  texts: readonly string[],
  findSanitised?: () => Promise<ReadonlySet<string>>,
): Promise<Sanitiser> {
  if (lengthOf(texts) <= AT_ONCE) return sanitiseHtml;
  const sanitised = await findSanitised?.();
  const left = texts.filter((text) => !sanitised?.has(text));
  if (lengthOf(left) <= AT_ONCE) return sanitiseHtml;
  const module = new URL("sanitise-html-thread.ts", import.meta.url);
  const results = await runInThread<typeof sanitiseHtmlTask>(module, left);
  const known = new Map(left.map((text, index) => [text, results[index]]));
  return (html) => known.get(html) ?? sanitiseHtml(html);
}

function lengthOf(texts: readonly string[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}
