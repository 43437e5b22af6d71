import type { Locale } from "@paso/contract";

import { excerptOf } from "../../../platform/excerpt.ts";
import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";
import type { FoundNotification } from "../kinds/found-notification.ts";
import { notificationKinds } from "../kinds/notification-kinds.ts";

interface Addressed {
  locale: Locale;
  firstName: string;
  /** URL that turns mails of this kind off. */
  unsubscribeUrl: string;
}

const TEXTS = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    course: (title: string) => `Course: ${title}`,
    settings: "Notification settings",
    unsubscribe: "Unsubscribe from mails like this",
  },
  es: {
    greeting: (name: string) => `Hola, ${name}:`,
    course: (title: string) => `Curso: ${title}`,
    settings: "Ajustes de notificaciones",
    unsubscribe: "Dejar de recibir correos como este",
  },
};

/** A mail about one notification. */
export function notificationMail(
  notification: FoundNotification,
  { locale, firstName, unsubscribeUrl }: Addressed,
  site: MailSite,
): RenderedMail {
  const { text, path } = notificationKinds[notification.kind];
  const { title, label } = text[locale](notification);
  const { greeting, course, settings, unsubscribe } = TEXTS[locale];
  return renderMail(
    {
      locale,
      subject: title,
      paragraphs: [greeting(firstName), `${title}.`],
      ...(notification.text !== null && { quote: excerptOf(notification.text) }),
      action: { label, url: site.url + path(notification) },
      notes: notification.courseTitle === "" ? [] : [course(notification.courseTitle)],
      footer: [
        { label: settings, url: `${site.url}/account/notifications` },
        { label: unsubscribe, url: unsubscribeUrl },
      ],
    },
    site,
  );
}
