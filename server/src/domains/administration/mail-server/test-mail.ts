import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

const TEXTS = {
  en: (name: string) => ({
    subject: `A test mail from ${name}`,
    paragraphs: [
      "Hello,",
      "Somebody pressed the button that sends this mail, and it has arrived: the mail settings work.",
    ],
    label: "Open the mail settings",
  }),
  es: (name: string) => ({
    subject: `Correo de prueba de ${name}`,
    paragraphs: [
      "Hola:",
      "Alguien ha pulsado el botón que envía este correo, y ha llegado: la configuración del correo funciona.",
    ],
    label: "Abrir la configuración del correo",
  }),
};

/** The test mail, which shows administrators that mail arrives, and how it looks. */
export function testMail(locale: Locale, site: MailSite): RenderedMail {
  const { label, ...texts } = TEXTS[locale](site.name);
  return renderMail(
    { locale, ...texts, action: { label, url: `${site.url}/admin/site/mail` } },
    site,
  );
}
