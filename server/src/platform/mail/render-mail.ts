import type { Locale } from "@paso/contract";

import { escapeHtml } from "../html/escape-html.ts";
import { writeMailHtml } from "./write-mail-html.ts";

/** What a mail says, in the recipient's language; a `*-mail.ts` writes it. */
export interface MailContent {
  locale: Locale;
  subject: string;
  /** The first is the salutation. */
  paragraphs: readonly string[];
  /** What somebody else wrote. */
  quote?: string;
  /** A list, each of which leads to an address of this site. */
  items?: readonly MailLink[];
  /** What to do next; the address leads to this site. */
  action?: MailLink;
  /** What else to know, in small print. */
  notes?: readonly string[];
  /** Links below everything else, such as the way to turn such mails off. */
  footer?: readonly MailLink[];
}

/** What a link says, and where it leads. */
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

/** Stands for the secret in text and HTML; see `queueMails`. */
export const SECRET_MARK = "{{secret}}";

/** Puts the secret in. Where it is forgotten, the mark stays. */
export function insertSecret(text: string, secret: string | null): string {
  return secret === null ? text : text.replaceAll(SECRET_MARK, secret);
}

/** Writes a mail as text and as HTML with the site's look. */
export function renderMail(content: MailContent, site: { url: string }): RenderedMail {
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
    text: `${lines.join("\n\n")}\n\n--\nPaso\n${site.url}\n`,
    html: writeMailHtml({
      locale,
      subject: escapeHtml(subject),
      paragraphs: paragraphs.map(escapeHtml),
      quote: quote === undefined ? undefined : escapeHtml(quote).replaceAll(/\r\n|\r|\n/g, "<br>"),
      items: items.map(escapeLink),
      action: action && escapeLink(action),
      notes: notes.map(escapeHtml),
      footer: footer.map(escapeLink),
      siteUrl: escapeHtml(site.url),
    }),
  };
}

function writeLink({ label, url }: MailLink): string {
  return `${label}:\n${url}`;
}

function escapeLink({ label, url }: MailLink): MailLink {
  return { label: escapeHtml(label), url: escapeHtml(url) };
}
