import { runInThread } from "../worker-threads/run-in-thread.ts";
import type sanitiseHtmlTask from "./sanitise-html-thread.ts";
import { sanitiseHtml } from "./sanitise-html.ts";

export type Sanitiser = (html: string) => string;

/** Characters that are sanitised in some 10 ms, for which no thread is needed. */
const AT_ONCE = 10_000;

/**
 * A way to sanitise these texts without holding the event loop: a thread has sanitised long
 * ones by the time this resolves.
 * @param findSanitised finds texts that need no sanitising; called for long ones alone
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
