import { Parser } from "htmlparser2";

import { ALLOWED_ATTRIBUTES, ALLOWED_ELEMENTS } from "./drawing-elements.ts";

export interface CleanedDrawing {
  /** Serialised from the parsed document, so that no other parser can read it differently. */
  text: string;
  /** Whether it contained something executable, or an entity. */
  active: boolean;
}

/** Elements that execute or embed a page; other disallowed ones are editors' metadata. */
const ACTIVE_ELEMENTS = new Set(["script", "foreignobject", "iframe", "handler", "listener"]);
/** Deeper nesting is not a drawing. */
const MAX_DEPTH = 200;

/**
 * Reduces an SVG to elements, attributes and references that draw. References lead into the drawing
 * itself or are embedded bitmaps; comments, processing instructions and document types are dropped.
 */
export function cleanDrawing(source: string): CleanedDrawing {
  const out: string[] = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  /** Open elements; null for one that is dropped with its content. */
  const open: (string | null)[] = [];
  /** The style sheet so far: it arrives in chunks, which are checked together. */
  let css = "";
  let active = false;
  const isDropped = () => open.length > MAX_DEPTH || open.includes(null);

  const parser = new Parser(
    {
      onopentag(qualified, attributes) {
        const name = localName(qualified);
        if (ACTIVE_ELEMENTS.has(name.toLowerCase())) active = true;
        if (Object.entries(attributes).some(isActive)) active = true;
        const kept =
          ALLOWED_ELEMENTS.has(name) &&
          open.at(-1) !== "style" &&
          !isDropped() &&
          animates(name, attributes);
        if (kept) out.push(openingTag(name, attributes, open.length === 0));
        open.push(kept ? name : null);
      },
      ontext(text) {
        if (open.length === 0 || isDropped()) return;
        if (open.at(-1) === "style") css += text;
        else out.push(escapeXml(text));
      },
      onclosetag() {
        const dropped = isDropped();
        const name = open.pop();
        if (name === "style") {
          if (isPlainStyle(css)) out.push(escapeXml(css));
          css = "";
        }
        if (!dropped && name) out.push(`</${name}>`);
      },
      onprocessinginstruction(_, data) {
        if (/<!ENTITY|<!ATTLIST|\[/i.test(data)) active = true;
      },
    },
    { xmlMode: true },
  );
  parser.end(source);
  return { text: out.join(""), active: active || /<!(?:ENTITY|ATTLIST)/i.test(source) };
}

function openingTag(name: string, attributes: Record<string, string>, isRoot: boolean): string {
  const kept = Object.entries(attributes).flatMap(([qualified, value]) => {
    const isOld = qualified === "xlink:href";
    if (isOld && attributes["href"] !== undefined) return [];
    const attribute = isOld ? "href" : qualified;
    if (!isAllowed(name, attribute, value)) return [];
    return ` ${attribute}="${escapeXml(value)}"`;
  });
  const namespace = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : "";
  return `<${name}${namespace}${kept.join("")}>`;
}

function isAllowed(element: string, attribute: string, value: string): boolean {
  if (attribute === "href") return isInnerReference(element, value);
  return ALLOWED_ATTRIBUTES.has(attribute) && isPlainStyle(value);
}

/** A part of the drawing itself, or an embedded bitmap. */
function isInnerReference(element: string, value: string): boolean {
  const isImage = element === "image" || element === "feImage";
  return isImage
    ? /^data:image\/(?:png|jpe?g|gif|webp);base64,[A-Za-z0-9+/=\s]*$/.test(value)
    : /^#[^\s]+$/.test(value);
}

/** An animation may change what is drawn, but no reference and no event handler. */
function animates(name: string, attributes: Record<string, string>): boolean {
  if (name !== "set" && !name.startsWith("animate")) return true;
  const target = attributes["attributeName"];
  return target === undefined || (target !== "href" && ALLOWED_ATTRIBUTES.has(target));
}

const FETCHING_CSS =
  /\\|@(?:import|charset|namespace)|(?:expression|image-set|image|src|cross-fade|element|paint)\s*\(|url\s*\(\s*(?!['"]?#)|\/\//i;

/** CSS that fetches nothing: `url()` names a part of the drawing, and nothing is escaped or imported. */
function isPlainStyle(css: string): boolean {
  return !FETCHING_CSS.test(css);
}

function isActive([qualified, value]: [string, string]): boolean {
  if (/^on/i.test(localName(qualified))) return true;
  // Browsers drop white space and control characters from the scheme.
  // eslint-disable-next-line no-control-regex
  const scheme = value.replace(/[\u0000-\u0020]/g, "").slice(0, 40);
  if (/^(?:javascript|vbscript):/i.test(scheme) || /^data:(?!image\/)/i.test(scheme)) return true;
  return localName(qualified) === "attributeName" && /^(?:on|(?:xlink:)?href)/i.test(scheme);
}

function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(":") + 1);
}

/** Characters that XML may not contain, not even escaped. */
// eslint-disable-next-line no-control-regex
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd-\uffff]|\p{Cs}/gu;

function escapeXml(text: string): string {
  return text
    .replace(NOT_XML, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
