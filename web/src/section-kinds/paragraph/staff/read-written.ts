import { parseInert } from "../../../ui/trusted-html.ts";

const KEPT = new Set(
  (
    "h1 h2 h3 h4 h5 h6 p div span aside section br hr blockquote pre code kbd samp var em strong b i u s del ins mark " +
    "small sub sup abbr cite q dfn time a ul ol li dl dt dd details summary img figure figcaption " +
    "table caption colgroup col thead tbody tfoot tr th td"
  ).split(" "),
);
/** Links are inert while editing, and ids would clash with the editor's own. */
const ATTRIBUTES =
  /^(title|lang|dir|class|src|alt|width|height|colspan|rowspan|align|valign|start|type|reversed|value|open|data-.+)$/;
const PICTURE = /^(https:\/\/|data:image\/|\/(?!\/))/;

/**
 * An author's text before the server has sanitised it: inert, and only pictures are loaded.
 * @param address maps the text's reference to a picture to its address
 */
export function readWritten(html: string, address: (reference: string) => string): Node[] {
  const root = parseInert(html);
  for (const element of root.querySelectorAll("script, style, template, title")) element.remove();
  for (const element of Array.from(root.querySelectorAll("*"))) {
    if (!KEPT.has(element.localName)) {
      element.replaceWith(...element.childNodes);
      continue;
    }
    for (const { name } of Array.from(element.attributes)) {
      if (!ATTRIBUTES.test(name)) element.removeAttribute(name);
    }
    if (element.localName === "img") showPicture(element, address);
    else element.removeAttribute("src");
  }
  return Array.from(root.childNodes);
}

function showPicture(image: Element, address: (reference: string) => string): void {
  const source = address(image.getAttribute("src") ?? "");
  if (PICTURE.test(source)) image.setAttribute("src", source);
  else image.remove();
}
