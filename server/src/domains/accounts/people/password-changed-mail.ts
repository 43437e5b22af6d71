import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

interface PasswordChanged {
  locale: Locale;
  firstName: string;
  /** The time, formatted in the language and a time zone of the mail. */
  when: string;
}

const TEXTS = {
  en: ({ firstName, when }: PasswordChanged, site: string) => ({
    subject: "Your password was changed",
    paragraphs: [
      `Hello ${firstName},`,
      `The password of your account at ${site} was changed on ${when}. All other devices were signed out.`,
      "If this was you, there is nothing to do.",
    ],
    label: "It was not me: choose a new password",
    notes: [
      "If it was not you, choose a new password at once, then tell an administrator of the site.",
    ],
  }),
  es: ({ firstName, when }: PasswordChanged, site: string) => ({
    subject: "Se ha cambiado tu contraseña",
    paragraphs: [
      `Hola, ${firstName}:`,
      `La contraseña de tu cuenta en ${site} se cambió el ${when}. Se ha cerrado la sesión en todos los demás dispositivos.`,
      "Si has sido tú, no tienes que hacer nada.",
    ],
    label: "No he sido yo: elegir una nueva contraseña",
    notes: [
      "Si no has sido tú, elige cuanto antes una nueva contraseña y avisa a un administrador del sitio.",
    ],
  }),
};

/** Notifies a person that their password was changed. */
export function passwordChangedMail(change: PasswordChanged, site: MailSite): RenderedMail {
  const { label, ...texts } = TEXTS[change.locale](change, site.name);
  const action = { label, url: `${site.url}/password/forgot` };
  return renderMail({ locale: change.locale, ...texts, action }, site);
}
