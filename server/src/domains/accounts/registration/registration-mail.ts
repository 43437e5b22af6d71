import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
  SECRET_MARK,
} from "../../../platform/mail/render-mail.ts";

interface Recipient {
  locale: Locale;
  firstName: string;
}

const CONFIRM = {
  en: ({ firstName }: Recipient, { name }: MailSite) => ({
    subject: `Confirm your address for ${name}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Someone signed up at ${name} with this address. If it was you, confirm it, and your account is ready.`,
    ],
    label: "Confirm my address",
    notes: [
      "The link is valid for 24 hours and can be used once. You will need the password that you chose.",
      "If it wasn’t you, ignore this mail: no account will be created.",
    ],
  }),
  es: ({ firstName }: Recipient, { name }: MailSite) => ({
    subject: `Confirma tu correo en ${name}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      `Alguien se ha registrado en ${name} con esta dirección. Si has sido tú, confírmala y tu cuenta estará lista.`,
    ],
    label: "Confirmar mi correo",
    notes: [
      "El enlace es válido durante 24 horas y se puede usar una sola vez. Necesitarás la contraseña que elegiste.",
      "Si no has sido tú, ignora este correo: no se creará ninguna cuenta.",
    ],
  }),
};

/** The mail with the link. The token is in the fragment, which browsers never send to a server. */
export function registrationMail(recipient: Recipient, site: MailSite): RenderedMail {
  const { label, ...texts } = CONFIRM[recipient.locale](recipient, site);
  const url = `${site.url}/sign-up#${SECRET_MARK}`;
  return renderMail({ locale: recipient.locale, ...texts, action: { label, url } }, site);
}

const KNOWN = {
  en: ({ firstName }: Recipient, { name }: MailSite) => ({
    subject: `You already have an account at ${name}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Someone wanted to sign up at ${name} with your address, which has an account already. If it was you, sign in with it.`,
    ],
    label: "Sign in",
    notes: [
      "If you no longer know your password, choose “Forgot your password?” on that page.",
      "If it wasn’t you, ignore this mail: nothing has changed.",
    ],
  }),
  es: ({ firstName }: Recipient, { name }: MailSite) => ({
    subject: `Ya tienes una cuenta en ${name}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      `Alguien ha querido registrarse en ${name} con tu dirección, que ya tiene una cuenta. Si has sido tú, inicia sesión con ella.`,
    ],
    label: "Iniciar sesión",
    notes: [
      "Si no recuerdas tu contraseña, elige «¿Has olvidado tu contraseña?» en esa página.",
      "Si no has sido tú, ignora este correo: no ha cambiado nada.",
    ],
  }),
};

/** Notifies the owner of an account that somebody signed up with their address. */
export function knownAddressMail(owner: Recipient, site: MailSite): RenderedMail {
  const { label, ...texts } = KNOWN[owner.locale](owner, site);
  const action = { label, url: `${site.url}/login` };
  return renderMail({ locale: owner.locale, ...texts, action }, site);
}
