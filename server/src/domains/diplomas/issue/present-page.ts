import type { Locale } from "@paso/contract";

import type { DiplomaFacts } from "../../../database/tables/index.ts";
import type { DiplomaPage } from "../document/diploma-page.ts";
import { formatDiplomaNumber } from "./diploma-number.ts";
import { writeDetails } from "./write-details.ts";

/** Marks that the path has room for. */
const MOST_STEPS = 8;

const TEXTS: Record<Locale, { number: string; verify: string[] }> = {
  en: { number: "No.", verify: ["Scan to see that", "this diploma is genuine"] },
  es: { number: "N.º", verify: ["Escanéalo para comprobar", "que este diploma es auténtico"] },
};

/** A diploma as it is drawn. */
export function presentPage(
  facts: DiplomaFacts,
  { number, siteUrl }: { number: string; siteUrl: string },
): DiplomaPage {
  const { design, locale, pages, modules } = facts;
  const texts = TEXTS[locale];
  return {
    locale,
    paper: design.paper,
    orientation: design.orientation,
    accent: facts.accent,
    siteName: facts.siteName,
    logo: null,
    background: null,
    number: `${texts.number} ${formatDiplomaNumber(number)}`,
    heading: design.heading,
    name: facts.name,
    lead: design.lead,
    course: facts.courseTitle,
    details: writeDetails(facts, number),
    steps: pages <= MOST_STEPS ? pages : Math.min(modules, MOST_STEPS),
    signatures: design.signatures.map((signature) => ({ ...signature, picture: null })),
    verifyUrl: `${siteUrl}/verify/${number}`,
    verifyText: texts.verify,
    issuedAt: facts.finishedAt,
    sample: null,
  };
}
