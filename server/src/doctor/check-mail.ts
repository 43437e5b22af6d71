import type { SiteSettings } from "../platform/context.ts";
import { tryMailServer } from "../platform/smtp/open-mail-transport.ts";
import type { SiteMailServer } from "../platform/smtp/site-mail-server.ts";
import { fault, type Finding, ok, warning } from "./finding.ts";

/** Whether the current mail server accepts our name and password; sends nothing. */
export async function checkMail(site: SiteSettings, mail: SiteMailServer): Promise<Finding> {
  const url = mail.address;
  if (url === null) {
    return site.mailServer === null
      ? warning(
          "mail",
          "There is no mail server: mails wait, and nobody can reset a password.",
          "Set PASO_SMTP_URL, or the mail server under Administration, Site.",
        )
      : fault(
          "mail",
          "The password of the mail server cannot be read.",
          "Put back the key that it was encrypted with, or enter the password again.",
        );
  }
  const { host } = new URL(url);
  const issue = await tryMailServer(url);
  if (issue === null) return ok("mail", `${host} takes our mails.`);
  return fault(
    "mail",
    `${host} does not take our mails: ${issue}`,
    "Check address, port, user and password, and whether a firewall is between.",
  );
}
