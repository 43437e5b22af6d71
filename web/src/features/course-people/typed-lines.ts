import type { TypedPerson } from "@paso/contract";

/** Whether this line adds a person to the course. */
export function comesIn({ outcome }: TypedPerson): boolean {
  return outcome === "enrols" || outcome === "returns" || outcome === "invites";
}

/** The lines left to fix after the others were added. */
export function linesLeft(text: string, people: readonly TypedPerson[]): string {
  const left = new Set(people.filter(({ message }) => message !== null).map(({ line }) => line));
  return text
    .split(/\r\n|\r|\n/)
    .filter((_, index) => left.has(index + 1))
    .join("\n");
}
