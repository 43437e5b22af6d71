import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
  SECRET_MARK,
} from "../../../platform/mail/render-mail.ts";

interface Invitation {
  locale: Locale;
  firstName: string;
  email: string;
  /** Validity of the link in days. */
  days: number;
  /** The course they are invited to; null for only the site. */
  course: InvitedCourse | null;
}

/** The course that an invitation is for. */
export interface InvitedCourse {
  title: string;
  /** For those who have not chosen one. */
  language: Locale;
  /** Whether they are to work on it rather than take it. */
  asStaff: boolean;
  /** The inviting person; empty for no one in particular. */
  by: string;
}

const TEXTS = {
  en: ({ firstName, email, days, course }: Invitation, { name }: MailSite) => ({
    subject: course ? `Your invitation to “${course.title}”` : `Your invitation to ${name}`,
    paragraphs: [
      `Hello ${firstName},`,
      ...(course ? [english(course)] : []),
      `You have an account at ${name}. Choose a password, and you can sign in as ${email}.`,
    ],
    label: "Choose a password",
    notes: [
      `The link is valid for ${days} days and can be used once. After that, you get a new one under “Forgot your password?” on the sign-in page.`,
      "If you do not know this site, ignore this mail.",
    ],
  }),
  es: ({ firstName, email, days, course }: Invitation, { name }: MailSite) => ({
    subject: course ? `Tu invitación a «${course.title}»` : `Tu invitación a ${name}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      ...(course ? [spanish(course)] : []),
      `Tienes una cuenta en ${name}. Elige una contraseña y podrás iniciar sesión como ${email}.`,
    ],
    label: "Elegir una contraseña",
    notes: [
      `El enlace es válido durante ${days} días y se puede usar una sola vez. Después puedes pedir otro en la página de inicio de sesión, en «¿Has olvidado tu contraseña?».`,
      "Si no conoces este sitio, ignora este correo.",
    ],
  }),
};

function english({ title, asStaff, by }: InvitedCourse): string {
  const what = asStaff ? "work on" : "take";
  return by ? `${by} invites you to ${what} the course “${title}”.` : `You can ${what} “${title}”.`;
}

function spanish({ title, asStaff, by }: InvitedCourse): string {
  const what = asStaff ? "trabajar en" : "hacer";
  return by
    ? `${by} te invita a ${what} el curso «${title}».`
    : `Puedes ${what} el curso «${title}».`;
}

/** The mail with the link. The token is in the fragment, which browsers never send to a server. */
export function invitationMail(invitation: Invitation, site: MailSite): RenderedMail {
  const { label, ...texts } = TEXTS[invitation.locale](invitation, site);
  const url = `${site.url}/password/reset?welcome#${SECRET_MARK}`;
  return renderMail({ locale: invitation.locale, ...texts, action: { label, url } }, site);
}
