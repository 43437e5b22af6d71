import { expect, it } from "vitest";

import { SECTION_TYPE_NAMES } from "./section-type.ts";

it("names the kinds of sections as the specification does, and alike in Spanish", () => {
  expect(SECTION_TYPE_NAMES).toEqual({
    video: { en: "Video", es: "Vídeo" },
    paragraph: { en: "Paragraph", es: "Párrafo" },
    radio: { en: "Select Unique with Graphic", es: "Selección única con gráfico" },
    "radio-validated": { en: "Select Unique Validated", es: "Selección única validada" },
    "select-multiple": { en: "Select Multiple with Graphic", es: "Selección múltiple con gráfico" },
    "select-multiple-validated": {
      en: "Select Multiple Validated",
      es: "Selección múltiple validada",
    },
    textarea: { en: "Opinion", es: "Opinión" },
    final_quiz_resume: { en: "Final Quiz Resume", es: "Resumen del cuestionario final" },
  });
});
