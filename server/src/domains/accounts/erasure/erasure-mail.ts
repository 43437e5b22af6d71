import type { Locale } from "@paso/contract";

import { dayFormat } from "../../../platform/date-formats.ts";
import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

interface RequestedErasure {
  locale: Locale;
  firstName: string;
  dueAt: Date;
  /** Whether their opinions and comments are kept without their name. */
  keepsOpinions: boolean;
  byAdministrator: boolean;
}

const REQUESTED = {
  en: (
    { firstName, keepsOpinions, byAdministrator }: RequestedErasure,
    site: string,
    on: string,
  ) => ({
    subject: `Your account will be erased on ${on}`,
    paragraphs: [
      `Hello ${firstName},`,
      byAdministrator
        ? `An administrator of ${site} asked for your account to be erased. It will be gone on ${on}.`
        : `You asked for your account at ${site} to be erased. It will be gone on ${on}.`,
      keepsOpinions
        ? "Your name, address, photo, progress and notes will go. Opinions and comments that others can read stay without your name."
        : "Your name, address, photo, progress, notes, opinions and comments will go.",
      "Until then you can sign in as usual, download your data and change your mind.",
    ],
    label: "See it or keep the account",
    notes: ["If it was not you, sign in, keep the account and change your password at once."],
  }),
  es: (
    { firstName, keepsOpinions, byAdministrator }: RequestedErasure,
    site: string,
    on: string,
  ) => ({
    subject: `Tu cuenta se borrará el ${on}`,
    paragraphs: [
      `Hola, ${firstName}:`,
      byAdministrator
        ? `Alguien de la administración de ${site} ha pedido borrar tu cuenta. Desaparecerá el ${on}.`
        : `Has pedido borrar tu cuenta en ${site}. Desaparecerá el ${on}.`,
      keepsOpinions
        ? "Se borrarán tu nombre, tu correo, tu foto, tu progreso y tus notas. Las opiniones y los comentarios que otros pueden leer se quedan sin tu nombre."
        : "Se borrarán tu nombre, tu correo, tu foto, tu progreso, tus notas, tus opiniones y tus comentarios.",
      "Hasta entonces puedes entrar como siempre, descargar tus datos y cambiar de idea.",
    ],
    label: "Verlo o conservar la cuenta",
    notes: ["Si no has sido tú, entra, conserva la cuenta y cambia tu contraseña cuanto antes."],
  }),
};

/** Announces the erasure of an account, and how to cancel it. */
export function erasureRequestedMail(
  request: RequestedErasure,
  site: MailSite & { timeZone: string },
): RenderedMail {
  const { locale, dueAt } = request;
  const on = dayFormat(site.timeZone, locale).format(dueAt);
  const { label, ...texts } = REQUESTED[locale](request, site.name, on);
  const action = { label, url: `${site.url}/account/data` };
  return renderMail({ locale, ...texts, action }, site);
}

const DONE = {
  en: (firstName: string, site: string) => ({
    subject: "Your account was erased",
    paragraphs: [
      `Hello ${firstName},`,
      `Your account at ${site} no longer exists. This is the last mail that you get from there.`,
    ],
  }),
  es: (firstName: string, site: string) => ({
    subject: "Tu cuenta se ha borrado",
    paragraphs: [
      `Hola, ${firstName}:`,
      `Tu cuenta en ${site} ya no existe. Este es el último correo que recibes de allí.`,
    ],
  }),
};

/** Confirms that an account has been erased. */
export function erasureDoneMail(
  { locale, firstName }: { locale: Locale; firstName: string },
  site: MailSite,
): RenderedMail {
  return renderMail({ locale, ...DONE[locale](firstName, site.name) }, site);
}
