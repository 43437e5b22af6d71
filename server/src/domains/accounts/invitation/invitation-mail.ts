import type { Locale } from "@paso/contract";

import { type RenderedMail, renderMail, SECRET_MARK } from "../../../platform/mail/render-mail.ts";

interface Invitation {
  locale: Locale;
  firstName: string;
  email: string;
  /** For how long the link is valid. */
  days: number;
}

const TEXTS = {
  en: ({ firstName, email, days }: Invitation, host: string) => ({
    subject: "Your invitation to Paso",
    paragraphs: [
      `Hello ${firstName},`,
      `You have an account at ${host}. Choose a password, and you can sign in as ${email}.`,
    ],
    label: "Choose a password",
    notes: [
      `The link is valid for ${days} days and can be used once. After that, you get a new one under “Forgot your password?” on the sign-in page.`,
      "If you do not know this site, ignore this mail.",
    ],
  }),
  es: ({ firstName, email, days }: Invitation, host: string) => ({
    subject: "Tu invitación a Paso",
    paragraphs: [
      `Hola, ${firstName}:`,
      `Tienes una cuenta en ${host}. Elige una contraseña y podrás iniciar sesión como ${email}.`,
    ],
    label: "Elegir una contraseña",
    notes: [
      `El enlace es válido durante ${days} días y se puede usar una sola vez. Después puedes pedir otro en la página de inicio de sesión, en «¿Has olvidado tu contraseña?».`,
      "Si no conoces este sitio, ignora este correo.",
    ],
  }),
};

/** The mail with the link. The token is in the fragment, which browsers send to no server. */
export function invitationMail(
  invitation: Invitation,
  site: { url: string; host: string },
): RenderedMail {
  const { label, ...texts } = TEXTS[invitation.locale](invitation, site.host);
  const url = `${site.url}/password/reset?welcome#${SECRET_MARK}`;
  return renderMail({ locale: invitation.locale, ...texts, action: { label, url } }, site);
}
