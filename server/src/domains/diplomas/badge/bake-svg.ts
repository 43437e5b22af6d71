import { escapeHtml } from "../../../platform/html/escape-html.ts";

const NAMESPACE = "https://purl.imsglobal.org/ob/v3p0";

/** Puts a credential into a drawing of ours that has none, as Open Badges 3.0 says. */
export function bakeSvg(svg: string, credential: string): string {
  return svg.replace(
    /^<svg([^>]*)>/,
    (_, attributes: string) =>
      `<svg${attributes} xmlns:openbadges="${NAMESPACE}">` +
      `<openbadges:credential verify="${escapeHtml(credential)}"></openbadges:credential>`,
  );
}
