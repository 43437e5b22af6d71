import type { SampleScript } from "@paso/contract";

/** The longest likely name in each script, to try designs with. */
export const SAMPLE_NAMES: Record<SampleScript, string> = {
  latin: "María de los Ángeles Fernández-Villaverde y Rodríguez de la Torre",
  greek: "Κωνσταντίνος-Αλέξανδρος Παπαδημητρακόπουλος",
  cyrillic: "Екатерина Александровна Рождественская-Преображенская",
  arabic: "عبد الرحمن بن محمد بن عبد العزيز الحسيني",
  hebrew: "אברהם יצחק בן־יהודה הלוי־רוזנצווייג",
  chinese: "欧阳明月 司马相如",
};
