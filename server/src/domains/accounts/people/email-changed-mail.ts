import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

interface EmailChanged {
  locale: Locale;
  firstName: string;
  /** The new address, to which the mail goes; null if it goes to the former one, which does not learn it. */
  email: string | null;
}

const TEXTS = {
  en: ({ firstName, email }: EmailChanged, name: string) => ({
    subject: `Your e-mail address at ${name} was changed`,
    paragraphs: [
      `Hello ${firstName},`,
      email === null
        ? `An administrator of ${name} gave your account another e-mail address. You sign in with that one now, and mails from ${name} no longer come to this one.`
        : `An administrator of ${name} changed the e-mail address of your account. You sign in as ${email} now. Your password is the same as before.`,
    ],
    label: "Sign in",
    notes: ["If this is not right, tell an administrator of the site."],
  }),
  es: ({ firstName, email }: EmailChanged, name: string) => ({
    subject: `Ha cambiado tu correo en ${name}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      email === null
        ? `Alguien de la administración de ${name} ha puesto otra dirección de correo en tu cuenta. Ahora inicias sesión con ella, y los correos de ${name} ya no llegarán a esta.`
        : `Alguien de la administración de ${name} ha cambiado la dirección de correo de tu cuenta. Ahora inicias sesión como ${email}. Tu contraseña es la misma de antes.`,
    ],
    label: "Iniciar sesión",
    notes: ["Si no es correcto, avisa a un administrador del sitio."],
  }),
};

/** Notifies a person, at the former or the new address, that an administrator changed it. */
export function emailChangedMail(change: EmailChanged, site: MailSite): RenderedMail {
  const { label, ...texts } = TEXTS[change.locale](change, site.name);
  const action = { label, url: `${site.url}/login` };
  return renderMail({ locale: change.locale, ...texts, action }, site);
}
