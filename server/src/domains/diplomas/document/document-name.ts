import type { DiplomaFacts } from "../../../database/tables/index.ts";
import { cleanFileName } from "../../files/index.ts";

/** What the PDF is called where it is saved. */
export function documentName({
  courseTitle,
  name,
}: Pick<DiplomaFacts, "courseTitle" | "name">): string {
  return cleanFileName(`${courseTitle} - ${name}.pdf`);
}
