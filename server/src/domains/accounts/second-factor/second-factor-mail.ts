import type { Locale } from "@paso/contract";

import {
  type MailSite,
  type RenderedMail,
  renderMail,
} from "../../../platform/mail/render-mail.ts";

/** A change of a person's sign-in methods. */
export type FactorChange =
  | { what: "app-added" | "app-removed" | "codes-renewed" | "reset" }
  | { what: "passkey-added" | "passkey-removed" | "token-made" | "token-revoked"; name: string }
  | { what: "recovery-code-used"; left: number };

interface FactorMail {
  locale: Locale;
  firstName: string;
  /** The time, formatted in the language and a time zone of the mail. */
  when: string;
  change: FactorChange;
}

interface Texts {
  subject: string;
  /** What happened, with the site and the time. */
  event: string;
  /** What follows from it. */
  consequence?: string;
}

function english(change: FactorChange, at: string, when: string): Texts {
  const account = `your account at ${at} on ${when}`;
  switch (change.what) {
    case "app-added":
      return {
        subject: "Two-step sign-in is on",
        event: `An authenticator app was added to ${account}.`,
        consequence:
          "From now on, signing in takes your password and a code from the app. Keep your recovery codes where you find them without your phone.",
      };
    case "app-removed":
      return {
        subject: "Two-step sign-in is off",
        event: `The authenticator app was removed from ${account}.`,
        consequence: "Its recovery codes no longer work.",
      };
    case "codes-renewed":
      return {
        subject: "You have new recovery codes",
        event: `New recovery codes were made for ${account}.`,
        consequence: "The earlier ones no longer work.",
      };
    case "recovery-code-used":
      return {
        subject: "A recovery code was used",
        event: `Somebody signed in to ${account} with your password and a recovery code.`,
        consequence:
          change.left === 0
            ? "It was the last one. Make new ones under “Sign-in” in your account."
            : `You have ${change.left} left. You can make new ones under “Sign-in” in your account.`,
      };
    case "passkey-added":
      return {
        subject: "A passkey was added",
        event: `The passkey “${change.name}” was added to ${account}.`,
      };
    case "passkey-removed":
      return {
        subject: "A passkey was removed",
        event: `The passkey “${change.name}” was removed from ${account}.`,
      };
    case "token-made":
      return {
        subject: "A personal token was made",
        event: `The personal token “${change.name}” was made for ${account}.`,
        consequence:
          "Programs that have it can read what you can, as far as its scopes go. You see and revoke your tokens under “API access” in your account.",
      };
    case "token-revoked":
      return {
        subject: "A personal token was revoked",
        event: `An administrator revoked the personal token “${change.name}” of ${account}.`,
        consequence: "Programs that used it are refused from now on.",
      };
    case "reset":
      return {
        subject: "Your second factor was reset",
        event: `An administrator reset the second factor of ${account}. Your authenticator app, recovery codes and passkeys no longer work there, and all devices were signed out.`,
        consequence: "Sign in with your password. You can set up a second factor again then.",
      };
  }
}

function spanish(change: FactorChange, at: string, when: string): Texts {
  const account = `tu cuenta en ${at} el ${when}`;
  switch (change.what) {
    case "app-added":
      return {
        subject: "La verificación en dos pasos está activada",
        event: `Se añadió una aplicación de autenticación a ${account}.`,
        consequence:
          "A partir de ahora, para iniciar sesión necesitas tu contraseña y un código de la aplicación. Guarda los códigos de recuperación donde los encuentres sin el teléfono.",
      };
    case "app-removed":
      return {
        subject: "La verificación en dos pasos está desactivada",
        event: `Se quitó la aplicación de autenticación de ${account}.`,
        consequence: "Sus códigos de recuperación ya no sirven.",
      };
    case "codes-renewed":
      return {
        subject: "Tienes nuevos códigos de recuperación",
        event: `Se crearon nuevos códigos de recuperación para ${account}.`,
        consequence: "Los anteriores ya no sirven.",
      };
    case "recovery-code-used":
      return {
        subject: "Se ha usado un código de recuperación",
        event: `Alguien entró en ${account} con tu contraseña y un código de recuperación.`,
        consequence:
          change.left === 0
            ? "Era el último. Crea otros en tu cuenta, en «Inicio de sesión»."
            : `Te quedan ${change.left}. Puedes crear otros en tu cuenta, en «Inicio de sesión».`,
      };
    case "passkey-added":
      return {
        subject: "Se ha añadido una llave de acceso",
        event: `Se añadió la llave de acceso «${change.name}» a ${account}.`,
      };
    case "passkey-removed":
      return {
        subject: "Se ha quitado una llave de acceso",
        event: `Se quitó la llave de acceso «${change.name}» de ${account}.`,
      };
    case "token-made":
      return {
        subject: "Se ha creado un token personal",
        event: `Se creó el token personal «${change.name}» para ${account}.`,
        consequence:
          "Los programas que lo tengan pueden leer lo mismo que tú, hasta donde llegan sus permisos. En tu cuenta, en «Acceso a la API», ves tus tokens y puedes revocarlos.",
      };
    case "token-revoked":
      return {
        subject: "Se ha revocado un token personal",
        event: `Un administrador revocó el token personal «${change.name}» de ${account}.`,
        consequence: "A partir de ahora se rechazan los programas que lo usaban.",
      };
    case "reset":
      return {
        subject: "Se ha restablecido tu segundo factor",
        event: `Un administrador restableció el segundo factor de ${account}. Tu aplicación de autenticación, tus códigos de recuperación y tus llaves de acceso ya no sirven allí, y se ha cerrado la sesión en todos los dispositivos.`,
        consequence:
          "Inicia sesión con tu contraseña. Después podrás configurar de nuevo un segundo factor.",
      };
  }
}

/** Notifies a person of a change of their sign-in methods. */
export function secondFactorMail(
  { locale, firstName, when, change }: FactorMail,
  site: MailSite,
): RenderedMail {
  const isEnglish = locale === "en";
  const { subject, event, consequence } = (isEnglish ? english : spanish)(change, site.name, when);
  return renderMail(
    {
      locale,
      subject,
      paragraphs: [
        isEnglish ? `Hello ${firstName},` : `Hola, ${firstName}:`,
        event,
        ...(consequence ? [consequence] : []),
        isEnglish
          ? "If you know of this, there is nothing else to do."
          : "Si ya lo sabías, no tienes que hacer nada más.",
      ],
      action: {
        label: isEnglish
          ? "It was not me: choose a new password"
          : "No he sido yo: elegir una nueva contraseña",
        url: `${site.url}/password/forgot`,
      },
      notes: [
        isEnglish
          ? "If it was not you, choose a new password at once, then tell an administrator of the site."
          : "Si no has sido tú, elige cuanto antes una nueva contraseña y avisa a un administrador del sitio.",
      ],
    },
    site,
  );
}
