/** What the site is called, as the server wrote it into the page. */
export const siteName =
  document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "Paso";
