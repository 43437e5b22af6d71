import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

interface DiplomaNews {
  locale: Locale;
  firstName: string;
  courseTitle: string;
}

const TEXTS = {
  en: ({ firstName, courseTitle }: DiplomaNews) => ({
    subject: `Your diploma: ${courseTitle}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Congratulations on finishing the course “${courseTitle}”! Your diploma is attached as a PDF. It also stays in your account, and anyone you show it to can check that it is genuine.`,
    ],
    label: "Open your diploma",
  }),
  es: ({ firstName, courseTitle }: DiplomaNews) => ({
    subject: `Tu diploma: ${courseTitle}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      `¡Enhorabuena por terminar el curso «${courseTitle}»! Te enviamos tu diploma adjunto en PDF. También lo tienes siempre en tu cuenta, y cualquiera a quien se lo enseñes puede comprobar que es auténtico.`,
    ],
    label: "Abrir tu diploma",
  }),
};

/** The mail that a diploma is ready. */
export function diplomaMail(news: DiplomaNews, site: MailSite): RenderedMail {
  const { label, ...texts } = TEXTS[news.locale](news);
  const action = { label, url: `${site.url}/student/diplomas` };
  return renderMail({ locale: news.locale, ...texts, action }, site);
}
