import type { Locale } from "@paso/contract";

import type { DiplomaFacts } from "../../../database/tables/index.ts";
import type { DiplomaPage } from "../document/diploma-page.ts";
import type { Artwork } from "../document/load-artwork.ts";
import { formatDiplomaNumber } from "./diploma-number.ts";
import { writeTexts } from "./write-texts.ts";

/** Maximum number of marks for which the path has room. */
const MOST_STEPS = 8;

const TEXTS: Record<Locale, { number: string; verify: string[]; sample: string }> = {
  en: {
    number: "No.",
    verify: ["Scan to see that", "this diploma is genuine"],
    sample: "SAMPLE",
  },
  es: {
    number: "N.º",
    verify: ["Escanéalo para comprobar", "que este diploma es auténtico"],
    sample: "MUESTRA",
  },
};

interface Printing {
  number: string;
  siteUrl: string;
  artwork: Artwork;
  /** Marks it as a sample, so that it cannot pass for a real one. */
  isSample?: boolean;
}

/** A diploma as it is drawn. */
export function presentPage(
  facts: DiplomaFacts,
  { number, siteUrl, artwork, isSample = false }: Printing,
): DiplomaPage {
  const { design, locale, pages, modules } = facts;
  const texts = TEXTS[locale];
  const pictureOf = (key: string | null) =>
    key === null ? null : (artwork.pictures.get(key) ?? null);
  return {
    locale,
    paper: design.paper,
    orientation: design.orientation,
    accent: facts.accent,
    siteName: facts.siteName,
    logo: artwork.logo,
    background: pictureOf(design.background),
    number: `${texts.number} ${formatDiplomaNumber(number)}`,
    heading: design.heading,
    name: facts.name,
    course: facts.courseTitle,
    ...writeTexts(facts, number),
    steps: pages <= MOST_STEPS ? pages : Math.min(modules, MOST_STEPS),
    signatures: design.signatures.map(({ picture, ...signature }) => ({
      ...signature,
      picture: pictureOf(picture),
    })),
    verifyUrl: `${siteUrl}/verify/${number}`,
    verifyText: texts.verify,
    issuedAt: facts.finishedAt,
    sample: isSample ? texts.sample : null,
  };
}
