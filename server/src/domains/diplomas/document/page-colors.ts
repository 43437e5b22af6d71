export const PAPER = "#fdfcf8";
export const INK = "#1d2321";
export const MUTED = "#5b6461";
export const FLAG = "#b45f06";
