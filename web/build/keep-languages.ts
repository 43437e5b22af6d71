import type { Plugin } from "vite";

/** React Aria's texts, one file per language. */
const TEXTS =
  /\/react-(?:aria|aria-components|stately)\/.*\/intl\/(?:.*\/)?([a-z]{2})-[A-Z]{2}\.mjs$/;

/** Leaves out React Aria's texts in languages that the interface does not have: some 40 of them. */
export function keepLanguages(languages: readonly string[]): Plugin {
  return {
    name: "paso-keep-languages",
    transform: {
      filter: { id: TEXTS },
      handler(_, id) {
        const language = TEXTS.exec(id)?.[1] ?? "";
        return languages.includes(language) ? null : { code: "export default {};", map: null };
      },
    },
  };
}
