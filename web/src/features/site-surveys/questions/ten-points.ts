/** The grades of the ten-point scale, best first. Its ends are the same in every interface language. */
export const TEN_POINTS = [
  "10 Sobresaliente",
  "9",
  "8",
  "7",
  "6",
  "5",
  "4",
  "3",
  "2",
  "1 Deficiente",
];
