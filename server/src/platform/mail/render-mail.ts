import type { Locale } from "@paso/contract";

import { escapeHtml } from "../html/escape-html.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { writeMailHtml } from "./write-mail-html.ts";

/** A mail's content in the recipient's language; a `*-mail.ts` writes it. */
export interface MailContent {
  locale: Locale;
  subject: string;
  /** The first is the salutation. */
  paragraphs: readonly string[];
  /** Text written by another person. */
  quote?: string;
  /** A list of links to this site. */
  items?: readonly MailLink[];
  /** The call to action; its address is on this site. */
  action?: MailLink;
  /** Further notes, in small print. */
  notes?: readonly string[];
  /** Links below everything else, such as the one to turn such mails off. */
  footer?: readonly MailLink[];
}

/** Text and address of a link. */
export interface MailLink {
  label: string;
  url: string;
}

/** A mail in both of its forms. */
export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

/** The site's settings that mails show. */
export type MailSite = Pick<SiteSettings, "url" | "name" | "supportAddress" | "shades" | "logo">;

/** Always the current logo, for mails outlive it. */
const MAIL_LOGO = "/api/site/logo/mail.png";
const HELP = { en: "Need help? Write to", es: "¿Necesitas ayuda? Escribe a" };

/** Placeholder for the secret in text and HTML; see `queueMails`. */
export const SECRET_MARK = "{{secret}}";

/** Inserts the secret. If it has been deleted, the placeholder stays. */
export function insertSecret(text: string, secret: string | null): string {
  return secret === null ? text : text.replaceAll(SECRET_MARK, secret);
}

/** Writes a mail as text and as HTML with the site's look. */
export function renderMail(content: MailContent, site: MailSite): RenderedMail {
  const {
    locale,
    subject,
    paragraphs,
    quote,
    items = [],
    action,
    notes = [],
    footer = [],
  } = content;
  const { supportAddress: address } = site;
  const help = address === null ? [] : [`${HELP[locale]} ${address}`];
  const lines = [
    ...paragraphs,
    ...(quote === undefined ? [] : [quote.replaceAll(/^/gm, "> ")]),
    ...items.map((item) => `- ${item.label}\n  ${item.url}`),
    ...(action ? [writeLink(action)] : []),
    ...notes,
    ...footer.map(writeLink),
  ];
  return {
    subject,
    text: `${lines.join("\n\n")}\n\n--\n${[site.name, site.url, ...help].join("\n")}\n`,
    html: writeMailHtml({
      locale,
      subject: escapeHtml(subject),
      paragraphs: paragraphs.map(escapeHtml),
      quote: quote === undefined ? undefined : escapeHtml(quote).replaceAll(/\r\n|\r|\n/g, "<br>"),
      items: items.map(escapeLink),
      action: action && escapeLink(action),
      notes: notes.map(escapeHtml),
      footer: footer.map(escapeLink),
      site: {
        name: escapeHtml(site.name),
        url: escapeHtml(site.url),
        shades: site.shades,
        logo: site.logo && { ...site.logo, url: escapeHtml(`${site.url}${MAIL_LOGO}`) },
      },
      help:
        address === null
          ? undefined
          : {
              text: HELP[locale],
              label: escapeHtml(address),
              url: `mailto:${escapeHtml(address)}`,
            },
    }),
  };
}

function writeLink({ label, url }: MailLink): string {
  return `${label}:\n${url}`;
}

function escapeLink({ label, url }: MailLink): MailLink {
  return { label: escapeHtml(label), url: escapeHtml(url) };
}
