import type { SecretBox } from "../secrets/secret-box.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import type { StoredMailServer } from "../settings/stored-site.ts";
import type { MailServer } from "./mail-server.ts";
import type { MailTransport } from "./mail-transport.ts";
import { openMailTransport } from "./open-mail-transport.ts";

/** Purpose under which the mail server's password is sealed. */
export const MAIL_PASSWORD = "mail server password";

/** The mail server set by the environment, or else by administrators; it follows the settings. */
export class SiteMailServer implements MailServer {
  readonly #site: SiteSettings;
  readonly #secrets: SecretBox;
  #opened: { version: number; address: string; transport: MailTransport | null } | undefined;

  constructor(site: SiteSettings, secrets: SecretBox) {
    this.#site = site;
    this.#secrets = secrets;
  }

  get transport(): MailTransport | null {
    const { version } = this.#site;
    if (this.#opened?.version === version) return this.#opened.transport;
    const url = this.#findUrl();
    const from = this.#findSender();
    const address = `${from} ${url}`;
    if (this.#opened?.address === address) {
      this.#opened.version = version;
      return this.#opened.transport;
    }
    // A mail under way is finished first.
    this.#opened?.transport?.close();
    const transport = url === null ? null : openMailTransport(url, from);
    this.#opened = { version, address, transport };
    return transport;
  }

  /** The server's address with name and password; null if there is none, or it cannot be decrypted. */
  get address(): string | null {
    return this.#findUrl();
  }

  close(): void {
    this.#opened?.transport?.close();
  }

  #findUrl(): string | null {
    const { defaults, mailServer } = this.#site;
    if (defaults.smtp.url !== null) return defaults.smtp.url;
    if (mailServer === null) return null;
    const { sealed_password: sealed } = mailServer;
    const password = sealed === null ? "" : this.#secrets.open(MAIL_PASSWORD, sealed);
    return password === null ? null : addressOf(mailServer, password);
  }

  #findSender(): string {
    const { defaults, mailServer, name: siteName } = this.#site;
    const chosen = defaults.smtp.url === null ? mailServer : null;
    const { from_name: name = "", from_address: address = "" } = chosen ?? {};
    if (defaults.smtp.from !== null && address === "") return defaults.smtp.from;
    return `"${plainName(name || siteName)}" <${address || usualSender(this.#site)}>`;
  }
}

/** The default sender of mails. */
function usualSender({ host }: { host: string }): string {
  return `noreply@${host}`;
}

function addressOf(server: StoredMailServer, password: string): string {
  const { host, port, security, user } = server;
  const account = user === "" ? "" : `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  const scheme = security === "tls" ? "smtps" : "smtp";
  const encryption = { tls: "", starttls: "?requireTLS=true", none: "?ignoreTLS=true" }[security];
  return `${scheme}://${account}${host}:${port}${encryption}`;
}

/** As allowed within a quoted string of a header. */
function plainName(name: string): string {
  return name.replaceAll(/[<>"\\\r\n]/g, "");
}
