import type { StaffCourse } from "@paso/contract";

import type { CourseFigures } from "./list-staff-courses.ts";

type Presented = Pick<StaffCourse, "students" | "finished" | "active" | "progress">;

/** A course's figures; capped, because finished pages may have been removed since. */
export function presentFigures(figures: CourseFigures | undefined, pages: number): Presented {
  const { students = 0, finished = 0, active = 0, finishedPages = 0 } = figures ?? {};
  const all = students * pages;
  const progress = all === 0 ? null : Math.min(100, Math.floor((finishedPages / all) * 100));
  return { students, finished, active, progress };
}
