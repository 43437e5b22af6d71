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
      `Congratulations on finishing the course “${courseTitle}”! Your diploma is ready. You can download it whenever you need it, and anyone you show it to can check that it is genuine.`,
    ],
    label: "Open your diploma",
  }),
  es: ({ firstName, courseTitle }: DiplomaNews) => ({
    subject: `Tu diploma: ${courseTitle}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      `¡Enhorabuena por terminar el curso «${courseTitle}»! Tu diploma está listo. Puedes descargarlo siempre que lo necesites, y quien lo reciba puede comprobar que es auténtico.`,
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
