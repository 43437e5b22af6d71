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
  /** Whether they have never signed in, and so may have no password. */
  isNew: boolean;
  /** URL that turns mails of this kind off. */
  unsubscribeUrl: string;
}

const TEXTS = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    course: (title: string) => `Course: ${title}`,
    first: (site: string) =>
      `You have not signed in to ${site} yet. If you sign in with a password and have none yet, choose it first: use the link in your invitation, or get a new one below.`,
    choose: "Get a link to choose a password",
    settings: "Notification settings",
    unsubscribe: "Unsubscribe from mails like this",
  },
  es: {
    greeting: (name: string) => `Hola, ${name}:`,
    course: (title: string) => `Curso: ${title}`,
    first: (site: string) =>
      `Todavía no has iniciado sesión en ${site}. Si entras con contraseña y aún no la tienes, elígela primero: usa el enlace de tu invitación o pide uno nuevo aquí abajo.`,
    choose: "Recibir un enlace para elegir una contraseña",
    settings: "Ajustes de notificaciones",
    unsubscribe: "Dejar de recibir correos como este",
  },
};

/** A mail about one notification. */
export function notificationMail(
  notification: FoundNotification,
  { locale, firstName, isNew, unsubscribeUrl }: Addressed,
  site: MailSite,
): RenderedMail {
  const { text, path } = notificationKinds[notification.kind];
  const { title, label } = text[locale](notification);
  const { greeting, course, first, choose, settings, unsubscribe } = TEXTS[locale];
  return renderMail(
    {
      locale,
      subject: title,
      paragraphs: [greeting(firstName), `${title}.`, ...(isNew ? [first(site.name)] : [])],
      ...(notification.text !== null && { quote: excerptOf(notification.text) }),
      items: isNew ? [{ label: choose, url: `${site.url}/password/forgot` }] : [],
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
