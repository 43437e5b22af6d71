import type { Locale } from "@paso/contract";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary as common } from "@zxcvbn-ts/language-common";

/** Why a password is easy to guess. */
export type Weakness = "common" | "personal" | "date" | "pattern" | "word";

export interface Strength {
  /** 0 (guessed at once) to 4 (hard to guess). */
  score: number;
  /** Null if nothing in particular is wrong with it. */
  weakness: Weakness | null;
}

export type Estimate = (password: string, personal: readonly string[]) => Strength;

/** Keyed by the library's warning, which is untranslated as no translations are configured. */
const WEAKNESSES: Partial<Record<string, Weakness>> = {
  topTen: "common",
  topHundred: "common",
  common: "common",
  similarToCommon: "common",
  userInputs: "personal",
  dates: "date",
  recentYears: "date",
  straightRow: "pattern",
  keyPattern: "pattern",
  simpleRepeat: "pattern",
  extendedRepeat: "pattern",
  sequences: "pattern",
  wordByItself: "word",
  namesByThemselves: "word",
  commonNames: "word",
};

const words: Record<Locale, () => Promise<{ dictionary: Record<string, string[]> }>> = {
  en: () => import("@zxcvbn-ts/language-en"),
  es: () => import("@zxcvbn-ts/language-es-es"),
};

/** Loads the dictionaries to check passwords against: common passwords and the locale's words. */
export async function loadEstimate(locale: Locale): Promise<Estimate> {
  const { dictionary } = await words[locale]();
  const zxcvbn = new ZxcvbnFactory({
    dictionary: { ...common, ...dictionary },
    graphs: adjacencyGraphs,
  });
  return (password, personal) => {
    const { score, feedback } = zxcvbn.check(password, [...personal]);
    return { score, weakness: WEAKNESSES[feedback.warning ?? ""] ?? null };
  };
}
