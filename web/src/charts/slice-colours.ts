/** A slice's colour and that of the number on it, with a contrast of at least 4.5:1. */
interface SliceColour {
  fill: string;
  ink: string;
}

const LIGHT = "#ffffff";
const DARK = "#14201d";

/**
 * Eight colours after Okabe and Ito, which stay apart for colour-blind people, ordered so that
 * neighbours differ in lightness too; the same in both themes.
 */
const COLOURS: readonly SliceColour[] = [
  { fill: "#0072b2", ink: LIGHT },
  { fill: "#e69f00", ink: DARK },
  { fill: "#007a5a", ink: LIGHT },
  { fill: "#f0e442", ink: DARK },
  { fill: "#a8471c", ink: LIGHT },
  { fill: "#56b4e9", ink: DARK },
  { fill: "#7a3e78", ink: LIGHT },
  { fill: "#b9bfbd", ink: DARK },
];

/**
 * The colour of a pie's slice, from 0, of `count`. The ninth starts over and is distinguished by its number;
 * the last one, which touches the first, never has the same colour.
 */
export function sliceColour(index: number, count: number): SliceColour {
  const slot = index % COLOURS.length;
  const meetsFirst = slot === 0 && index > 0 && index === count - 1;
  return COLOURS[meetsFirst ? 2 : slot] ?? { fill: "#0072b2", ink: LIGHT };
}
