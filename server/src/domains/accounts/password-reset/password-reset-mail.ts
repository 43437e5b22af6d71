import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
  SECRET_MARK,
} from "../../../platform/mail/render-mail.ts";

interface PasswordReset {
  locale: Locale;
  firstName: string;
  /** Validity of the link. */
  minutes: number;
  /** Whether an administrator asked for the link rather than somebody who typed the address. */
  byAdministrator: boolean;
}

const TEXTS = {
  en: ({ firstName, minutes, byAdministrator }: PasswordReset, { name }: MailSite) => ({
    subject: `Choose a new password for ${name}`,
    paragraphs: [
      `Hello ${firstName},`,
      byAdministrator
        ? `An administrator of ${name} asked for this link, so that you can choose a new password for your account.`
        : `Someone asked to reset the password of your account at ${name}. If it was you, choose a new one here.`,
    ],
    label: "Choose a new password",
    notes: [
      `The link is valid for ${minutes} minutes and can be used once. When you have chosen the password, you are signed out on all devices.`,
      byAdministrator
        ? "Until you choose a new password, your present one stays valid."
        : "If it wasn’t you, ignore this mail: your password stays the same.",
    ],
  }),
  es: ({ firstName, minutes, byAdministrator }: PasswordReset, { name }: MailSite) => ({
    subject: `Elige una nueva contraseña para ${name}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      byAdministrator
        ? `Alguien de la administración de ${name} ha pedido este enlace para que elijas una nueva contraseña para tu cuenta.`
        : `Alguien ha pedido restablecer la contraseña de tu cuenta en ${name}. Si has sido tú, elige aquí una nueva.`,
    ],
    label: "Elegir una nueva contraseña",
    notes: [
      `El enlace es válido durante ${minutes} minutos y se puede usar una sola vez. Cuando hayas elegido la contraseña, se cerrará tu sesión en todos los dispositivos.`,
      byAdministrator
        ? "Hasta que elijas una nueva, la contraseña que tienes sigue siendo válida."
        : "Si no has sido tú, ignora este correo: tu contraseña no cambiará.",
    ],
  }),
};

/** The mail with the link. The token is in the fragment, which browsers never send to a server. */
export function passwordResetMail(reset: PasswordReset, site: MailSite): RenderedMail {
  const { label, ...texts } = TEXTS[reset.locale](reset, site);
  const url = `${site.url}/password/reset#${SECRET_MARK}`;
  return renderMail({ locale: reset.locale, ...texts, action: { label, url } }, site);
}
