import type { SectionType } from "@paso/contract";

import { newOption, type OptionForm } from "../../../section-kinds/choice/staff/choice-form.ts";
import { newKey } from "../../../section-kinds/form/staff/new-key.ts";
import type { SectionForm } from "../../../section-kinds/staff-kinds.ts";
import { parseInert } from "../../../ui/trusted-html.ts";
import { chosenSection } from "../sections/new-section.ts";
import { insertSection } from "../sections/order-sections.ts";

/**
 * Converts a section to another kind, with its texts: a paragraph's list becomes options, and vice versa.
 * As the server cannot change a kind, a saved section is replaced with a new one.
 * @returns the list, and the key of the converted section
 */
export function turnSection(
  list: readonly SectionForm[],
  key: string,
  type: SectionType,
): { sections: SectionForm[]; key: string } {
  const at = list.findIndex((section) => section.key === key);
  const section = list[at];
  if (!section) return { sections: [...list], key };
  const turned = turn(section, type);
  if (section.id === null) return { sections: list.with(at, { ...turned, key }), key };
  const gone = list.with(at, { ...section, isDeleted: true });
  return { sections: insertSection(gone, turned, at + 1), key: turned.key };
}

function turn(section: SectionForm, type: SectionType): SectionForm {
  const order = section.order ?? 1;
  const fresh = chosenSection(type, { key: newKey(), order, firstOption: "" });
  const { question, options } = readTexts(section);
  if (fresh.type === "paragraph") return { ...fresh, html: writeHtml(question, options) };
  // Fields common to both kinds are kept.
  const shared = Object.entries(section).filter(
    ([name]) => name in fresh && !["key", "id", "order", "type", "isDeleted"].includes(name),
  );
  return {
    ...fresh,
    ...Object.fromEntries(shared.filter(([name]) => !/^(min|max)$/.test(name))),
    question,
    ...("options" in fresh && options.length > 0 && { options }),
  } as SectionForm;
}

interface Texts {
  question: string;
  options: readonly OptionForm[];
}

function readTexts(section: SectionForm): Texts {
  if (section.type === "paragraph") return readHtml(section.html);
  if (!("question" in section)) return { question: "", options: [] };
  const options = "options" in section ? section.options : [];
  return {
    question: section.question,
    options: options
      .filter(({ text, reason }) => (text + reason).trim() !== "")
      .map((option) => ({ ...option, key: newKey(), id: null })),
  };
}

/** The first list holds the options, each with its explanation in further paragraphs; the rest is the question. */
function readHtml(html: string): Texts {
  const root = parseInert(html);
  const list = root.querySelector("ul, ol");
  const items = [...(list?.children ?? [])].map((item) => {
    const [text = "", ...reason] = linesOf(item);
    return { ...newOption(text), reason: reason.join(" ") };
  });
  list?.remove();
  return { question: linesOf(root).join(" "), options: items };
}

const BLOCK = "p, h1, h2, h3, h4, h5, h6, li, pre, blockquote, td, th, dt, dd, figcaption, summary";

function linesOf(element: Element): string[] {
  const blocks = [...element.querySelectorAll(BLOCK)].filter(
    (block) => !block.querySelector(BLOCK),
  );
  const texts = blocks.length === 0 ? [element] : blocks;
  return texts.flatMap(({ textContent }) => textContent?.replaceAll(/\s+/g, " ").trim() || []);
}

function writeHtml(question: string, options: readonly OptionForm[]): string {
  const target = document.implementation.createHTMLDocument();
  const add = (parent: Element, name: string, text = "") => {
    const element = target.createElement(name);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  if (question.trim() !== "") add(target.body, "p", question);
  if (options.length === 0) return target.body.innerHTML;
  const list = add(target.body, "ul");
  for (const { text, reason } of options) {
    const item = add(list, "li");
    for (const line of [text, reason]) if (line.trim() !== "") add(item, "p", line);
  }
  return target.body.innerHTML;
}
