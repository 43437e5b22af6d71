/** The browser's Trusted Types, as far as they are used here; see the server's content security policy. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createHTML: (html: string) => string },
  ): { createHTML(html: string): string };
}

/**
 * Our one policy that the content security policy names. It lets HTML pass as it is, so only two
 * things may use it: `AuthoredHtml`, for what the server sanitised when it was written, and
 * {@link parseInert}.
 */
const policy = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy(
  "paso-html",
  { createHTML: (html) => html },
);

/** Vouches for HTML that the server sanitised. */
export function trustHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** Reads HTML into a document of its own, in which nothing runs, loads or is shown. */
export function parseInert(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustHtml(html), "text/html").body;
}
