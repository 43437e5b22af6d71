/** A stretch of an element's text, in UTF-16 code units of its `textContent`. */
export interface TextStretch {
  start: number;
  end: number;
}

/** A range as offsets in an element's text, clipped to the element. */
export function stretchOf(root: Element, range: Range): TextStretch {
  const whole = document.createRange();
  whole.selectNodeContents(root);
  const inside = range.cloneRange();
  if (inside.compareBoundaryPoints(Range.START_TO_START, whole) < 0) {
    inside.setStart(whole.startContainer, whole.startOffset);
  }
  if (inside.compareBoundaryPoints(Range.END_TO_END, whole) > 0) {
    inside.setEnd(whole.endContainer, whole.endOffset);
  }
  const before = document.createRange();
  before.setStart(root, 0);
  before.setEnd(inside.startContainer, inside.startOffset);
  const start = before.toString().length;
  return { start, end: start + inside.toString().length };
}

/** The range of a stretch; null if the element's text is too short. */
export function rangeOf(root: Element, { start, end }: TextStretch): Range | null {
  const range = document.createRange();
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let passed = 0;
  let hasStart = false;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const { length } = node as Text;
    if (!hasStart && start < passed + length) {
      range.setStart(node, start - passed);
      hasStart = true;
    }
    if (hasStart && end <= passed + length) {
      range.setEnd(node, end - passed);
      return range;
    }
    passed += length;
  }
  return null;
}
