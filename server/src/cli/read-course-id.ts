import { pathId } from "@paso/contract";
import { InvalidArgumentError } from "commander";

/** Parses a course id from the command line. */
export function readCourseId(value: string): number {
  const result = pathId.safeParse(value);
  if (!result.success) throw new InvalidArgumentError("A course is named by its number.");
  return result.data;
}
