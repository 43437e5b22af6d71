import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

/** Who changed an address: an administrator, or the person, who has confirmed the new one. */
export type EmailChanger = "administrator" | "owner";

interface EmailChanged {
  locale: Locale;
  firstName: string;
  by: EmailChanger;
  /** The new address, to which the mail goes; null if it goes to the former one, which does not learn it. */
  email: string | null;
}

const TEXTS = {
  en: (change: EmailChanged, name: string) => ({
    subject: `Your e-mail address at ${name} was changed`,
    paragraphs: [`Hello ${change.firstName},`, english(change, name)],
    label: "Sign in",
    notes: [
      change.by === "owner"
        ? "If it was not you, tell an administrator of the site at once."
        : "If this is not right, tell an administrator of the site.",
    ],
  }),
  es: (change: EmailChanged, name: string) => ({
    subject: `Ha cambiado tu correo en ${name}`,
    paragraphs: [`Hola, ${change.firstName}:`, spanish(change, name)],
    label: "Iniciar sesión",
    notes: [
      change.by === "owner"
        ? "Si no has sido tú, avisa cuanto antes a un administrador del sitio."
        : "Si no es correcto, avisa a un administrador del sitio.",
    ],
  }),
};

function english({ by, email }: EmailChanged, name: string): string {
  if (email !== null) {
    return `An administrator of ${name} changed the e-mail address of your account. You sign in as ${email} now. Your password is the same as before.`;
  }
  const what =
    by === "owner"
      ? `You gave your account at ${name} another e-mail address.`
      : `An administrator of ${name} gave your account another e-mail address.`;
  return `${what} You sign in with that one now, and mails from ${name} no longer come to this one.`;
}

function spanish({ by, email }: EmailChanged, name: string): string {
  if (email !== null) {
    return `Alguien de la administración de ${name} ha cambiado la dirección de correo de tu cuenta. Ahora inicias sesión como ${email}. Tu contraseña es la misma de antes.`;
  }
  const what =
    by === "owner"
      ? `Has puesto otra dirección de correo en tu cuenta de ${name}.`
      : `Alguien de la administración de ${name} ha puesto otra dirección de correo en tu cuenta.`;
  return `${what} Ahora inicias sesión con ella, y los correos de ${name} ya no llegarán a esta.`;
}

/** Notifies a person, at the former or the new address, that it was changed. */
export function emailChangedMail(change: EmailChanged, site: MailSite): RenderedMail {
  const { label, ...texts } = TEXTS[change.locale](change, site.name);
  const action = { label, url: `${site.url}/login` };
  return renderMail({ locale: change.locale, ...texts, action }, site);
}
