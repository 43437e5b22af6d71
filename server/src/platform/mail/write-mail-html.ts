import type { Locale } from "@paso/contract";

interface EscapedLink {
  label: string;
  url: string;
}

/** All texts are HTML already. */
interface EscapedMail {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  quote: string | undefined;
  items: readonly EscapedLink[];
  action: EscapedLink | undefined;
  notes: readonly string[];
  footer: readonly EscapedLink[];
  siteUrl: string;
}

const FONT =
  "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,-apple-system," +
  "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs that know it; the others show the light colours, which stand inline. */
const DARK = `
  @media (prefers-color-scheme: dark) {
    .paper { background: #131716 !important; }
    .card { background: #1b2120 !important; border-color: #2e3735 !important; }
    .ink { color: #e9e6df !important; }
    .muted { color: #a3ada9 !important; }
    .button { background: #5ccdb2 !important; color: #0c1f1a !important; }
    .link { color: #5ccdb2 !important; }
  }`;

/**
 * A card on paper with the look of the site. Tables and inline styles, because mail programs know
 * little else; no pictures, so that nothing is blocked or tells that the mail was opened.
 */
export function writeMailHtml(mail: EscapedMail): string {
  const { locale, subject, paragraphs, quote, items, action, notes, footer, siteUrl } = mail;
  const parts = [
    ...paragraphs.map(paragraph),
    ...(quote === undefined ? [] : [quotation(quote)]),
    ...(items.length > 0 ? [list(items)] : []),
    ...(action ? [button(action)] : []),
    ...notes.map(note),
  ];
  const links = [{ label: siteUrl, url: siteUrl }, ...footer];
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${DARK}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:#fbf9f4">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf9f4">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 0 16px;${FONT};font-size:20px;font-weight:600;color:#1d2321">Paso</td></tr>
<tr><td class="card" style="padding:32px;background:#ffffff;border:1px solid #e2ddd2;border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.25;font-weight:600;color:#1d2321">${subject}</h1>
${parts.join("\n")}
</td></tr>
<tr><td class="muted" style="padding:20px 0 0;${FONT};font-size:14px;line-height:1.5;color:#5b6562">Paso · ${links.map(link).join(" · ")}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function link({ label, url }: EscapedLink): string {
  return `<a class="link" href="${url}" style="color:#0b6b5a">${label}</a>`;
}

function quotation(html: string): string {
  return `<blockquote class="ink" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid #0b6b5a;${FONT};font-size:17px;line-height:1.6;color:#1d2321">${html}</blockquote>`;
}

function list(items: readonly EscapedLink[]): string {
  const rows = items.map(
    (item) =>
      `<li style="margin:0 0 12px;${FONT};font-size:17px;line-height:1.5">${link(item)}</li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${rows.join("\n")}</ul>`;
}

function paragraph(html: string): string {
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:17px;line-height:1.6;color:#1d2321">${html}</p>`;
}

/** The address is shown as well, for programs that follow no links. */
function button({ label, url }: EscapedLink): string {
  return `<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:#0b6b5a;color:#ffffff;${FONT};font-size:17px;font-weight:600;text-decoration:none">${label}</a></p>
<p class="muted" style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.5;color:#5b6562;word-break:break-all"><a class="link" href="${url}" style="color:#0b6b5a">${url}</a></p>`;
}

function note(html: string): string {
  return `<p class="muted" style="margin:0 0 8px;${FONT};font-size:15px;line-height:1.5;color:#5b6562">${html}</p>`;
}
