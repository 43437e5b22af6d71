/** Id of a section's heading, which is focused on arrival at the section. */
export function headingId(sectionId: number): string {
  return `section-${sectionId}-heading`;
}

/** Id of the element below an answered question that holds its result. */
export function resultId(sectionId: number): string {
  return `section-${sectionId}-result`;
}

/** Id of the end note's heading, which is focused on arrival at the end of the page. */
export const END_HEADING = "page-end";
