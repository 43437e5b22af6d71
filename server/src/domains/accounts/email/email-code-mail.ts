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

const CODE = {
  en: ({ firstName }: Recipient, name: string) => ({
    subject: `Your code for ${name}`,
    paragraphs: [
      `Hello ${firstName},`,
      `You want to use this address for your account at ${name}. Enter this code under “Your account”:`,
      SECRET_MARK,
    ],
    label: "Your account",
    notes: [
      "The code is valid for an hour.",
      "If it wasn’t you, ignore this mail: nothing has changed.",
    ],
  }),
  es: ({ firstName }: Recipient, name: string) => ({
    subject: `Tu código para ${name}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      `Quieres usar esta dirección para tu cuenta en ${name}. Escribe este código en «Tu cuenta»:`,
      SECRET_MARK,
    ],
    label: "Tu cuenta",
    notes: [
      "El código es válido durante una hora.",
      "Si no has sido tú, ignora este correo: no ha cambiado nada.",
    ],
  }),
};

/** The mail with the code, to the address that is to be used. */
export function emailCodeMail(recipient: Recipient, site: MailSite): RenderedMail {
  const { label, ...texts } = CODE[recipient.locale](recipient, site.name);
  const action = { label, url: `${site.url}/account` };
  return renderMail({ locale: recipient.locale, ...texts, action }, site);
}

const TAKEN = {
  en: ({ firstName }: Recipient, name: string) => ({
    subject: `You already have an account at ${name}`,
    paragraphs: [
      `Hello ${firstName},`,
      `Someone wanted to use your address for another account at ${name}. It stays with yours.`,
    ],
    notes: ["If it wasn’t you, ignore this mail: nothing has changed."],
  }),
  es: ({ firstName }: Recipient, name: string) => ({
    subject: `Ya tienes una cuenta en ${name}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      `Alguien ha querido usar tu dirección para otra cuenta en ${name}. La dirección sigue siendo de tu cuenta.`,
    ],
    notes: ["Si no has sido tú, ignora este correo: no ha cambiado nada."],
  }),
};

/** Notifies the owner of an account that somebody wanted its address for another one. */
export function addressTakenMail(owner: Recipient, site: MailSite): RenderedMail {
  return renderMail({ locale: owner.locale, ...TAKEN[owner.locale](owner, site.name) }, site);
}
