/** Sections in the API's format, one of each kind that journeys need. */

export function paragraph(order: number, text: string): object {
  return { order, type: "paragraph", paragraph: `<p>${text}</p>` };
}

export function poll(order: number, question: string, items: readonly string[]): object {
  return { order, type: "radio", radio: { question, items, graphic_type: "bar" } };
}

/** A validated question whose first item is right; every item has the same reason. */
export function check(
  order: number,
  question: string,
  items: readonly string[],
  reason: string,
): object {
  const valid_items = items.map((_, index) => index === 0);
  const reasons = items.map(() => reason);
  return {
    order,
    type: "radio-validated",
    radioValidated: { question, items, valid_items, reasons, final_quiz: "false" },
  };
}

export function opinion(order: number, question: string): object {
  const textarea = { question, min: 0, max: 0, workbook_only: "false" };
  return { order, type: "textarea", textarea };
}
