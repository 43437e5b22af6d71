import type { DiplomaDesign, Locale } from "@paso/contract";

const TEXTS = {
  en: {
    heading: "Diploma",
    lead: "has completed the course",
    details: ["{modules}, {steps}", "{grade}", "Finished on {finished}"],
  },
  es: {
    heading: "Diploma",
    lead: "ha completado el curso",
    details: ["{modules}, {steps}", "{grade}", "Terminado el {finished}"],
  },
} satisfies Record<Locale, Partial<DiplomaDesign>>;

/** The product's built-in design. */
export function defaultDesign(locale: Locale): DiplomaDesign {
  return {
    paper: "a4",
    orientation: "landscape",
    logo: true,
    background: null,
    ...TEXTS[locale],
    signatures: [],
    hours: null,
    least_result: null,
  };
}
