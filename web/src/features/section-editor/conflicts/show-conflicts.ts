/** Id of the heading above the conflicts. */
export const CONFLICTS = "conflicts";

/** Scrolls to the conflicts and focuses them. */
export function showConflicts(): void {
  const heading = document.getElementById(CONFLICTS);
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}
