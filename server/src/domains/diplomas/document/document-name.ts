import type { DiplomaFacts } from "../../../database/tables/index.ts";
import { cleanFileName } from "../../files/index.ts";

/** The file name of the PDF. */
export function documentName({
  courseTitle,
  name,
}: Pick<DiplomaFacts, "courseTitle" | "name">): string {
  return cleanFileName(`${courseTitle} - ${name}.pdf`);
}
