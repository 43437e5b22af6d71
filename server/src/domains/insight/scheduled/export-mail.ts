import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

interface ExportNews {
  locale: Locale;
  firstName: string;
  courseId: number;
  courseTitle: string;
  /** The spreadsheet's name. */
  table: string;
  /** Whether it is attached to the mail: it may be too large. */
  isAttached: boolean;
}

const TEXTS = {
  en: ({ firstName, courseTitle, table, isAttached }: ExportNews) => ({
    subject: `${courseTitle}: ${table}`,
    paragraphs: [
      `Hello ${firstName},`,
      isAttached
        ? `Here is the spreadsheet “${table}” of the course “${courseTitle}”, which you asked to get regularly.`
        : `The spreadsheet “${table}” of the course “${courseTitle}”, which you asked to get regularly, is too large for a mail. Download it from the course’s results.`,
      "It may name students: keep it where only those who teach them can read it.",
    ],
    label: "Open the results",
    stop: "Pause or stop these mails",
  }),
  es: ({ firstName, courseTitle, table, isAttached }: ExportNews) => ({
    subject: `${courseTitle}: ${table}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      isAttached
        ? `Aquí tienes la hoja de cálculo «${table}» del curso «${courseTitle}», que pediste recibir periódicamente.`
        : `La hoja de cálculo «${table}» del curso «${courseTitle}», que pediste recibir periódicamente, es demasiado grande para un correo. Descárgala desde los resultados del curso.`,
      "Puede contener nombres de estudiantes: guárdala donde solo pueda leerla quien les da clase.",
    ],
    label: "Abrir los resultados",
    stop: "Pausar o dejar de recibir estos correos",
  }),
};

/** The mail with a spreadsheet of results, or with a link to it. */
export function exportMail(news: ExportNews, site: MailSite): RenderedMail {
  const { label, stop, ...texts } = TEXTS[news.locale](news);
  const url = `${site.url}/authoring/courses/${news.courseId}/results`;
  return renderMail(
    {
      locale: news.locale,
      ...texts,
      action: { label, url },
      footer: [{ label: stop, url: `${url}#regular` }],
    },
    site,
  );
}
