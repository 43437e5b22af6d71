import { joinWordLists } from "./join-word-lists.ts";

/** Attributes that carry meaning wherever a text comes from; all others are another program's. */
const KEPT = new Set(["href", "src", "alt", "colspan", "rowspan", "start", "style"]);
const DROPPED = "style, script, meta, link, title, xml, o\\:p, br.Apple-interchange-newline";

interface CleanOptions {
  /** Placeholder for a picture that only the other program has; nothing unless given. */
  missing?: (name: string) => string;
}

/**
 * Cleans content copied from an office program or a web page, in place: its own markup is removed, the text's
 * structure stays. Bold and italic text is recognised by the editor's marks.
 */
export function cleanPasted(root: HTMLElement, { missing }: CleanOptions = {}): void {
  for (const element of root.querySelectorAll(DROPPED)) element.remove();
  removeComments(root);
  // Google Docs wraps everything in one element that is bold by name but not by style.
  for (const wrapper of root.querySelectorAll('b[id^="docs-internal-guid"]')) {
    wrapper.replaceWith(...wrapper.childNodes);
  }
  joinWordLists(root);
  for (const element of root.querySelectorAll("*")) {
    for (const { name } of Array.from(element.attributes)) {
      if (!KEPT.has(name)) element.removeAttribute(name);
    }
  }
  // Links are underlined everywhere.
  for (const part of root.querySelectorAll("a[style], a [style]")) part.removeAttribute("style");
  for (const link of root.querySelectorAll("a[href]")) cleanLink(link);
  for (const image of root.querySelectorAll("img")) {
    if (isOurs(image)) continue;
    if (missing) image.replaceWith(missing(nameOf(image)));
    else image.remove();
  }
  for (const heading of root.querySelectorAll("h1")) lowerHeading(heading);
  for (const paragraph of root.querySelectorAll("p")) {
    if (!paragraph.textContent?.trim() && !paragraph.querySelector("img")) paragraph.remove();
  }
}

/** Google serves a document's pictures only to people signed in there, and not for long. */
function isOurs(image: Element): boolean {
  const source = image.getAttribute("src") ?? "";
  if (source.startsWith("data:image/")) return true;
  return /^https:\/\/(?![^/]*\.(googleusercontent|google)\.com\/)/.test(source);
}

/** The name by which its author knows a picture: its alternative text, else its file. */
function nameOf(image: Element): string {
  const alt = image.getAttribute("alt")?.trim();
  const source = image.getAttribute("src") ?? "";
  const file = source.startsWith("file:") ? source.split(/[/\\]/).at(-1) : "";
  return (alt || file || "").slice(0, 100);
}

function removeComments(parent: Node): void {
  for (const node of Array.from(parent.childNodes)) {
    if (node.nodeName === "#comment") node.remove();
    else removeComments(node);
  }
}

/** Google Docs links through a redirect; links into the copied page would be broken here. */
function cleanLink(link: Element): void {
  const url = URL.parse(link.getAttribute("href") ?? "");
  const target = url?.hostname.endsWith("google.com") ? url.searchParams.get("q") : null;
  if (url?.pathname === "/url" && target) link.setAttribute("href", target);
  if (!/^(https?:|mailto:|tel:)/.test(link.getAttribute("href") ?? "")) {
    link.replaceWith(...link.childNodes);
  }
}

/** The page's title must be its only first-level heading. */
function lowerHeading(heading: Element): void {
  const lower = heading.ownerDocument.createElement("h2");
  lower.append(...heading.childNodes);
  heading.replaceWith(lower);
}
