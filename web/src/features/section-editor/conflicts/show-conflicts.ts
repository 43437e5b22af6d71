/** Id of the heading above the conflicts. */
export const CONFLICTS = "conflicts";

/** Brings the conflicts into view, and the focus to them. */
export function showConflicts(): void {
  const heading = document.getElementById(CONFLICTS);
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}
