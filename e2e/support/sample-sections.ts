/** Sections as the API takes them, one of each kind that journeys need. */

export function paragraph(order: number, text: string): object {
  return { order, type: "paragraph", paragraph: `<p>${text}</p>` };
}

export function poll(order: number, question: string, items: readonly string[]): object {
  return { order, type: "radio", radio: { question, items, graphic_type: "bar" } };
}

export function opinion(order: number, question: string): object {
  const textarea = { question, min: 0, max: 0, workbook_only: "false" };
  return { order, type: "textarea", textarea };
}
