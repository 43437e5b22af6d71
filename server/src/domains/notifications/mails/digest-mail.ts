import type { Locale } from "@paso/contract";

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
  /** URL that turns the digest off. */
  unsubscribeUrl: string;
}

/** Maximum notifications in a digest; the others are counted. */
const MOST = 30;

const TEXTS = {
  en: {
    subject: (count: number) => (count === 1 ? "1 new notification" : `${count} new notifications`),
    greeting: (name: string) => `Hello ${name},`,
    intro: "This is new for you:",
    more: (count: number) => `And ${count} more.`,
    label: "See all notifications",
    settings: "Notification settings",
    unsubscribe: "Unsubscribe from the daily digest",
  },
  es: {
    subject: (count: number) =>
      count === 1 ? "1 notificación nueva" : `${count} notificaciones nuevas`,
    greeting: (name: string) => `Hola, ${name}:`,
    intro: "Esto es lo nuevo para ti:",
    more: (count: number) => `Y ${count} más.`,
    label: "Ver todas las notificaciones",
    settings: "Ajustes de notificaciones",
    unsubscribe: "Dejar de recibir el resumen diario",
  },
};

/** A mail with a day's notifications. */
export function digestMail(
  notifications: readonly FoundNotification[],
  { locale, firstName, unsubscribeUrl }: Addressed,
  site: MailSite,
): RenderedMail {
  const texts = TEXTS[locale];
  const rest = notifications.length - MOST;
  return renderMail(
    {
      locale,
      subject: texts.subject(notifications.length),
      paragraphs: [texts.greeting(firstName), texts.intro],
      items: notifications.slice(0, MOST).map((notification) => {
        const { kind, courseTitle } = notification;
        const { text, path } = notificationKinds[kind];
        const { title } = text[locale](notification);
        return {
          label: courseTitle === "" ? title : `${title} (${courseTitle})`,
          url: site.url + path(notification),
        };
      }),
      action: { label: texts.label, url: `${site.url}/notifications` },
      notes: rest > 0 ? [texts.more(rest)] : [],
      footer: [
        { label: texts.settings, url: `${site.url}/account/notifications` },
        { label: texts.unsubscribe, url: unsubscribeUrl },
      ],
    },
    site,
  );
}
