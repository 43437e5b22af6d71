import type { Locale } from "@paso/contract";

import { isName, type SiteLogo } from "../look/site-logo.ts";
import { type Shades, THEMES } from "../look/theme-colours.ts";

interface EscapedLink {
  label: string;
  url: string;
}

/** All texts are already HTML. */
interface EscapedMail {
  locale: Locale;
  subject: string;
  paragraphs: readonly string[];
  quote: string | undefined;
  items: readonly EscapedLink[];
  action: EscapedLink | undefined;
  notes: readonly string[];
  footer: readonly EscapedLink[];
  /** Where to ask for help. */
  help: (EscapedLink & { text: string }) | undefined;
  site: MailLook;
}

interface MailLook {
  name: string;
  url: string;
  shades: Shades;
  logo: (SiteLogo & { url: string }) | null;
}

const FONT =
  "font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,-apple-system," +
  "'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const { light: LIGHT, dark: DARK } = THEMES;

/** For mail clients that support it; the others show the light colours, which are inline. */
function darkStyle({ dark }: Shades): string {
  return `
  @media (prefers-color-scheme: dark) {
    .paper { background: ${DARK.paper} !important; }
    .card { background: ${DARK.card} !important; border-color: ${DARK.line} !important; }
    .ink { color: ${DARK.ink} !important; }
    .muted { color: ${DARK.muted} !important; }
    .button { background: ${dark.accent} !important; color: ${dark.on} !important; }
    .link { color: ${dark.accent} !important; }
    .quote { border-color: ${dark.accent} !important; }
    .plate-dark { background: ${LIGHT.paper} !important; }
  }`;
}

/**
 * A card on paper in the look of the site. Tables and inline styles, because mail clients support
 * little else. The only picture is the site's logo, whose address is the same in all mails, so that it
 * does not track opens.
 */
export function writeMailHtml(mail: EscapedMail): string {
  const { locale, subject, paragraphs, quote, items, action, notes, footer, help, site } = mail;
  const { accent, on } = site.shades.light;
  const parts = [
    ...paragraphs.map(paragraph),
    ...(quote === undefined ? [] : [quotation(quote, accent)]),
    ...(items.length > 0 ? [list(items, accent)] : []),
    ...(action ? [button(action, { accent, on })] : []),
    ...notes.map(note),
  ];
  const links = [{ label: site.url, url: site.url }, ...footer].map((one) => link(one, accent));
  const ask = help && `<br>${help.text} ${link(help, accent)}`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${darkStyle(site.shades)}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background:${LIGHT.paper}">
<table role="presentation" class="paper" width="100%" cellpadding="0" cellspacing="0" style="background:${LIGHT.paper}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 0 16px;${FONT};font-size:20px;font-weight:600;color:${LIGHT.ink}">${brand(site)}</td></tr>
<tr><td class="card" style="padding:32px;background:${LIGHT.card};border:1px solid ${LIGHT.line};border-radius:14px">
<h1 class="ink" style="margin:0 0 20px;${FONT};font-size:24px;line-height:1.25;font-weight:600;color:${LIGHT.ink}">${subject}</h1>
${parts.join("\n")}
</td></tr>
<tr><td class="muted" style="padding:20px 0 0;${FONT};font-size:14px;line-height:1.5;color:${LIGHT.muted}">${site.name} · ${links.join(" · ")}${ask ?? ""}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The logo instead of the name, or next to it; its alt text is the name, for blocked pictures. */
function brand({ name, logo }: MailLook): string {
  if (!logo) return name;
  const { url, width, height, plate } = logo;
  const ground =
    plate === "light" ? `;padding:4px 8px;border-radius:6px;background:${DARK.card}` : "";
  const onDark = plate === "dark" ? ' class="plate-dark"' : "";
  const style = `vertical-align:middle;border:0${ground}${plate === "dark" ? ";border-radius:6px" : ""}`;
  const alt = isName(logo) ? name : "";
  const picture = `<img${onDark} src="${url}" width="${width}" height="${height}" alt="${alt}" style="${style}">`;
  return isName(logo) ? picture : `${picture}&nbsp; ${name}`;
}

function link({ label, url }: EscapedLink, accent: string): string {
  return `<a class="link" href="${url}" style="color:${accent}">${label}</a>`;
}

function quotation(html: string, accent: string): string {
  return `<blockquote class="ink quote" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${accent};${FONT};font-size:17px;line-height:1.6;color:${LIGHT.ink}">${html}</blockquote>`;
}

function list(items: readonly EscapedLink[], accent: string): string {
  const rows = items.map(
    (item) =>
      `<li style="margin:0 0 12px;${FONT};font-size:17px;line-height:1.5">${link(item, accent)}</li>`,
  );
  return `<ul style="margin:0 0 16px;padding:0 0 0 20px">${rows.join("\n")}</ul>`;
}

function paragraph(html: string): string {
  return `<p class="ink" style="margin:0 0 16px;${FONT};font-size:17px;line-height:1.6;color:${LIGHT.ink}">${html}</p>`;
}

/** Shows the address too, for clients that do not follow links. */
function button(
  { label, url }: EscapedLink,
  { accent, on }: { accent: string; on: string },
): string {
  return `<p style="margin:24px 0"><a class="button" href="${url}" style="display:inline-block;padding:13px 22px;border-radius:10px;background:${accent};color:${on};${FONT};font-size:17px;font-weight:600;text-decoration:none">${label}</a></p>
<p class="muted" style="margin:0 0 16px;${FONT};font-size:14px;line-height:1.5;color:${LIGHT.muted};word-break:break-all"><a class="link" href="${url}" style="color:${accent}">${url}</a></p>`;
}

function note(html: string): string {
  return `<p class="muted" style="margin:0 0 8px;${FONT};font-size:15px;line-height:1.5;color:${LIGHT.muted}">${html}</p>`;
}
