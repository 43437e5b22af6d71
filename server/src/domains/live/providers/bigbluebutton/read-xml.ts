import { Parser } from "htmlparser2";

/** An element of an XML document; attributes are not read. */
export interface XmlElement {
  name: string;
  /** Its own text, trimmed. */
  text: string;
  children: XmlElement[];
}

const DEEPEST = 50;

/** The root of a document; null if there is none, or it is incomplete. DTDs are not read. */
export function readXml(xml: string): XmlElement | null {
  const document: XmlElement = { name: "", text: "", children: [] };
  const open = [document];
  let isTooDeep = false;
  const parser = new Parser(
    {
      onopentag(name) {
        const element: XmlElement = { name, text: "", children: [] };
        open.at(-1)?.children.push(element);
        open.push(element);
        if (open.length > DEEPEST) isTooDeep = true;
      },
      ontext(part) {
        const element = open.at(-1);
        if (element) element.text += part;
      },
      onclosetag() {
        const element = open.pop();
        if (element) element.text = element.text.trim();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.write(xml);
  // The parser itself would close elements that are still open here.
  const isComplete = open.length === 1;
  parser.end();
  const [root, ...others] = document.children;
  return root && others.length === 0 && isComplete && !isTooDeep ? root : null;
}

/** The text of the first child with this name; empty if there is none. */
export function textOf(element: XmlElement | undefined, name: string): string {
  return childOf(element, name)?.text ?? "";
}

export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element?.children.find((one) => one.name === name);
}

/** Children with this name; none if the element is missing. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((one) => one.name === name) ?? [];
}
