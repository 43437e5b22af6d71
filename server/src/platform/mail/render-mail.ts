import type { Locale } from "@paso/contract";

import { escapeHtml } from "../html/escape-html.ts";
import { writeMailHtml } from "./write-mail-html.ts";

/** What a mail says, in the recipient's language; a `*-mail.ts` writes it. */
export interface MailContent {
  locale: Locale;
  subject: string;
  /** The first is the salutation. */
  paragraphs: readonly string[];
  /** What to do next; the address leads to this site. */
  action?: { label: string; url: string };
  /** What else to know, in small print. */
  notes?: readonly string[];
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
  const { locale, subject, paragraphs, action, notes = [] } = content;
  const lines = [...paragraphs, ...(action ? [`${action.label}:\n${action.url}`] : []), ...notes];
  return {
    subject,
    text: `${lines.join("\n\n")}\n\n--\nPaso\n${site.url}\n`,
    html: writeMailHtml({
      locale,
      subject: escapeHtml(subject),
      paragraphs: paragraphs.map(escapeHtml),
      action: action && { label: escapeHtml(action.label), url: escapeHtml(action.url) },
      notes: notes.map(escapeHtml),
      siteUrl: escapeHtml(site.url),
    }),
  };
}
