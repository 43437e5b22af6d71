/** Applies the new look to this page; others get it when they next open one. */
export function showLook(css: string): void {
  const style = document.querySelector("style#look") ?? addStyle();
  style.textContent = css;
}

/** The same for the site's new name. */
export function showName(name: string): void {
  const meta = document.querySelector<HTMLMetaElement>("meta[name=application-name]");
  if (meta) meta.content = name;
}

function addStyle(): HTMLStyleElement {
  const style = document.createElement("style");
  style.id = "look";
  style.nonce = document.querySelector<HTMLElement>("[nonce]")?.nonce ?? "";
  document.head.append(style);
  return style;
}
