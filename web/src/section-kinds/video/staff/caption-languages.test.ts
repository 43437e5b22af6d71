import { describe, expect, it } from "vitest";

import { guessLanguage, languageOptions, nameOfLanguage } from "./caption-languages.ts";

const captions = (language: string) => ({
  language,
  label: language,
  file: `files/${language}.vtt`,
});

describe("the language of captions", () => {
  it("is read from the name of their file", () => {
    expect(guessLanguage("lesson.es.vtt", [], "en")).toBe("es");
    expect(guessLanguage("lesson_pt-BR.vtt", [], "en")).toBe("pt");
  });

  it("is the author's, or another where they have that already", () => {
    expect(guessLanguage("captions.vtt", [], "es")).toBe("es");
    expect(guessLanguage("captions.vtt", [captions("es")], "es")).not.toBe("es");
  });

  it("is named in itself for viewers, and in the author's language for authors", () => {
    expect(nameOfLanguage("es")).toBe("Español");
    expect(languageOptions("es", "pt-BR").find(({ id }) => id === "de")?.label).toBe("alemán");
    expect(languageOptions("es", "pt-BR").map(({ id }) => id)).toContain("pt-BR");
  });
});
