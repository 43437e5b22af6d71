import type { SiteFacts } from "@paso/contract";

import { escapeHtml } from "../html/escape-html.ts";
import { writeLookCss } from "../look/write-look-css.ts";
import type { SiteSettings } from "../settings/site-settings.ts";

/**
 * The site's part of the page's head: its look, for the first paint, and what screens must know even
 * if the server is unreachable.
 */
export function writeSiteHead(site: SiteSettings, nonce: string): string {
  const css = writeLookCss(site);
  const style = css === "" ? "" : `<style id="look" nonce="${nonce}">${css}</style>`;
  const facts = escapeHtml(JSON.stringify(siteFacts(site)));
  return `${style}<meta name="paso-site" content="${facts}">`;
}

function siteFacts({ supportAddress, signUp, texts }: SiteSettings): SiteFacts {
  const has = (text: Record<string, string>) => Object.values(text).some((html) => html !== "");
  return {
    support_address: supportAddress,
    sign_up: signUp.policy,
    sign_up_domains: signUp.policy === "domains" ? [...signUp.domains] : [],
    has_terms: has(texts.terms),
    has_privacy: has(texts.privacy),
  };
}
