/**
 * Word writes list items as paragraphs that name their level, with the bullet or number as text:
 * makes lists of them, in place.
 */
export function joinWordLists(root: HTMLElement): void {
  let lists: Element[] = [];
  for (const paragraph of root.querySelectorAll("p, h1, h2, h3, h4, h5, h6")) {
    const level = levelOf(paragraph);
    if (level === null) {
      lists = [];
      continue;
    }
    if (!continues(lists[0], paragraph)) lists = [];
    const kind = takeMarker(paragraph);
    lists = lists.slice(0, level);
    if (lists.length === level && lists.at(-1)?.localName !== kind) lists.pop();
    while (lists.length < level) {
      const list = root.ownerDocument.createElement(kind);
      const parent = lists.at(-1);
      if (parent) (parent.lastElementChild ?? parent).append(list);
      else paragraph.before(list);
      lists.push(list);
    }
    const item = root.ownerDocument.createElement("li");
    item.append(...paragraph.childNodes);
    lists.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Whether a paragraph directly follows a list. */
function continues(list: Element | undefined, paragraph: Element): boolean {
  return list !== undefined && list.nextElementSibling === paragraph;
}

/** 1 and deeper; null if the paragraph is no list item. */
function levelOf(paragraph: Element): number | null {
  const level = /mso-list:[^;]*level(\d)/.exec(paragraph.getAttribute("style") ?? "")?.[1];
  return level === undefined ? null : Number(level);
}

/** Removes the bullet or number from the text, and returns the kind of list that it implies. */
function takeMarker(paragraph: Element): "ol" | "ul" {
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute("style") ?? ""),
  );
  const text = marker?.textContent?.trim() ?? "";
  marker?.remove();
  return /^(\d+|[a-z]|[ivxlc]+)[.)]/i.test(text) ? "ol" : "ul";
}
