/** The part of the browser's Trusted Types API used here; see the server's content security policy. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

/**
 * The only policy that the content security policy allows. It passes HTML through unchanged, so only two
 * things may use it: `AuthoredHtml`, for HTML that the server sanitised when it was stored, and {@link
 * parseInert}.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  "paso-html",
  { createHTML: (html) => html },
);

/** Vouches for HTML that the server sanitised. */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Parses HTML into an inert document, in which nothing runs, loads or is shown. */
export function parseInert(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustHtml(html), "text/html").body;
}
