/** Id of a section's heading, which takes the focus when one arrives at the section. */
export function headingId(sectionId: number): string {
  return `section-${sectionId}-heading`;
}

/** Id of the place below an answered question where its result stands. */
export function resultId(sectionId: number): string {
  return `section-${sectionId}-result`;
}
