/** The site's name, as the server wrote it into the page. */
export const siteName =
  document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "Paso";
