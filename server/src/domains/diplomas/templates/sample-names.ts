import type { SampleScript } from "@paso/contract";

/** In each script the longest name that is likely, so that designs are tried with it. */
export const SAMPLE_NAMES: Record<SampleScript, string> = {
  latin: "María de los Ángeles Fernández-Villaverde y Rodríguez de la Torre",
  greek: "Κωνσταντίνος-Αλέξανδρος Παπαδημητρακόπουλος",
  cyrillic: "Екатерина Александровна Рождественская-Преображенская",
  arabic: "عبد الرحمن بن محمد بن عبد العزيز الحسيني",
  hebrew: "אברהם יצחק בן־יהודה הלוי־רוזנצווייג",
  chinese: "欧阳明月 司马相如",
};
