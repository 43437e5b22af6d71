import { Parser } from "htmlparser2";

import { shareEventLoop } from "../../../platform/event-loop/share-event-loop.ts";

/** A page's description of itself, as plain text. */
export interface PagePreview {
  title: string;
  text: string;
  site: string;
  /** URL of its picture; null for none. */
  picture: URL | null;
}

interface Page {
  /** Base of the picture's URL. */
  url: URL;
  /** From the response headers; empty if missing. */
  charset: string;
  body: Buffer;
}

/** Maximum lengths in characters. */
const MOST = { title: 200, text: 400, site: 100 };
/** Characters that are parsed at a time. */
const STEP = 16_384;
/** Leading bytes in which a page declares its charset. */
const CHARSET_WITHIN = 1_024;

/** Reads Open Graph properties from a page's head, with fallbacks; null without a title. */
export async function readPagePreview({ url, charset, body }: Page): Promise<PagePreview | null> {
  const { meta, title } = await readHead(decode(body, charset));
  const first = (...names: string[]) =>
    names.map((name) => meta.get(name)).find((value) => value !== undefined) ?? "";
  const shownTitle = line(first("og:title", "twitter:title") || title, MOST.title);
  if (shownTitle === "") return null;
  return {
    title: shownTitle,
    text: line(first("og:description", "twitter:description", "description"), MOST.text),
    site: line(first("og:site_name", "application-name"), MOST.site),
    picture: pictureOf(
      first("og:image:secure_url", "og:image", "og:image:url", "twitter:image"),
      url,
    ),
  };
}

async function readHead(html: string): Promise<{ meta: Map<string, string>; title: string }> {
  const meta = new Map<string, string>();
  let title: string | null = null;
  let isInTitle = false;
  const head = { isOver: false };
  const parser = new Parser({
    onopentag(name, { name: metaName, property, content }) {
      if (name === "body") head.isOver = true;
      if (head.isOver) return;
      const key = (property ?? metaName)?.toLowerCase();
      if (name === "meta" && key && content && !meta.has(key)) meta.set(key, content);
      isInTitle = name === "title" && title === null;
    },
    ontext(text) {
      if (isInTitle) title = (title ?? "") + text;
    },
    onclosetag(name) {
      if (name === "title") isInTitle = false;
      if (name === "head") head.isOver = true;
    },
  });
  const giveWay = shareEventLoop();
  for (let start = 0; start < html.length && !head.isOver; start += STEP) {
    parser.write(html.slice(start, start + STEP));
    await giveWay();
  }
  return { meta, title: title ?? "" };
}

function decode(body: Buffer, charset: string): string {
  const start = body.subarray(0, CHARSET_WITHIN).toString("latin1");
  const [, named = ""] = /<meta[^>]+charset=["']?\s*([\w-]+)/i.exec(start) ?? [];
  try {
    return new TextDecoder(charset || named || "utf-8").decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** A single line, without characters that cannot be stored, truncated at a word boundary. */
function line(text: string, most: number): string {
  const clean = text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .toWellFormed();
  if (clean.length <= most) return clean;
  const cut = clean.slice(0, most - 2).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), most / 2))} …`;
}

function pictureOf(address: string, page: URL): URL | null {
  const url = address === "" ? null : URL.parse(address.trim(), page);
  return url && /^https?:$/.test(url.protocol) ? url : null;
}
