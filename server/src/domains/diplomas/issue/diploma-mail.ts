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
  /** Whether it replaces an earlier version. */
  isReissued: boolean;
}

const TEXTS = {
  en: ({ firstName, courseTitle, isReissued }: DiplomaNews) => ({
    subject: isReissued ? `Your new diploma: ${courseTitle}` : `Your diploma: ${courseTitle}`,
    paragraphs: [
      `Hello ${firstName},`,
      isReissued
        ? `Your diploma of the course “${courseTitle}” was issued again. The new one is attached as a PDF. Please use it from now on: it has another number, and the earlier one is shown as replaced when it is checked.`
        : `Congratulations on finishing the course “${courseTitle}”! Your diploma is attached as a PDF. It also stays in your account, and anyone you show it to can check that it is genuine.`,
    ],
    label: "Open your diploma",
  }),
  es: ({ firstName, courseTitle, isReissued }: DiplomaNews) => ({
    subject: isReissued ? `Tu nuevo diploma: ${courseTitle}` : `Tu diploma: ${courseTitle}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      isReissued
        ? `Se ha vuelto a emitir tu diploma del curso «${courseTitle}». Te enviamos el nuevo adjunto en PDF. A partir de ahora usa este: tiene otro número, y al comprobar el anterior se indica que fue sustituido.`
        : `¡Enhorabuena por terminar el curso «${courseTitle}»! Te enviamos tu diploma adjunto en PDF. También lo tienes siempre en tu cuenta, y cualquiera a quien se lo enseñes puede comprobar que es auténtico.`,
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
