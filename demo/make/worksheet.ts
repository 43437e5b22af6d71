import { LIGHT } from "./drawing.ts";
import type { Words } from "./words.ts";

const STYLE = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; margin: 0 }
  body { padding: 15mm 18mm; color: ${LIGHT.ink}; font-size: 11.5pt; line-height: 1.4 }
  header { border-bottom: 2px solid ${LIGHT.accent}; padding-bottom: 4mm }
  h1 { font-size: 25pt; line-height: 1.15; letter-spacing: -.01em }
  h2 { font-size: 13.5pt; display: flex; align-items: center; gap: 3mm }
  h2 span { flex: none; width: 7.4mm; height: 7.4mm; border-radius: 50%; border: 1.6px solid ${LIGHT.accent}; color: ${LIGHT.accent}; font-size: 11pt; display: grid; place-items: center }
  header p { margin-top: 1mm }
  section { margin-top: 6.2mm }
  section > p { color: ${LIGHT.muted}; margin: .6mm 0 0 10.4mm; font-size: 10.5pt }
  .lines { margin-left: 10.4mm }
  .lines i, .fields i { display: block; border-bottom: 1px solid ${LIGHT.muted}; height: 8.6mm }
  .fields { display: flex; align-items: flex-end; gap: 2.5mm; margin-left: 10.4mm }
  .fields i { flex: 1 }
  header .fields { margin: 3mm 0 0 }
  .fields .short { flex: 0 0 22mm }
  table { width: calc(100% - 10.4mm); margin: 2.4mm 0 0 10.4mm; border-collapse: collapse; table-layout: fixed }
  th, td { border: 1px solid ${LIGHT.line}; padding: 1.6mm 2.4mm; text-align: left; font-size: 10.5pt }
  thead th { background: ${LIGHT.soft} }
  tbody th { font-weight: 500; height: 10.4mm }
  th:nth-child(1) { width: 24% } th:nth-child(2) { width: 13% } th:nth-child(4) { width: 27% }
`;

/** The worksheet as one printable page of HTML. */
export function worksheetHtml({ language, worksheet }: Words): string {
  const { parts, hints } = worksheet;
  let number = 0;
  const part = (name: keyof typeof parts, inner: string) =>
    `<section><h2><span>${(number += 1)}</span>${parts[name]}</h2><p>${hints[name]}</p>${inner}</section>`;
  const blank = (count: number) => `<div class="lines">${"<i></i>".repeat(count)}</div>`;
  const [when, then, how] = worksheet.plan;
  const rows = worksheet.visits.map(
    (visit) => `<tr><th>${visit}</th><td></td><td></td><td></td></tr>`,
  );
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${worksheet.title}</title><style>${STYLE}</style></head><body>
<header><h1>${worksheet.title}</h1><p>${worksheet.lead}</p><div class="fields">${worksheet.name} <i></i></div></header>
${part("goal", blank(2))}
${part("plan", `<div class="fields">${when} <i></i></div><div class="fields">${then} <i></i></div><div class="fields">${how} <i class="short"></i></div>`)}
${part("visits", `<table><thead><tr>${worksheet.columns.map((name) => `<th>${name}</th>`).join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>`)}
${part("mate", blank(1))}
${part("question", blank(2))}
</body></html>`;
}
