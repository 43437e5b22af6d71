import type { PageData } from "@paso/contract";

import { CourseRecap } from "../../../features/course-recap/index.ts";
import { CourseDiploma } from "../../../features/diplomas/index.ts";
import { OwnWords } from "../../../features/workbook/index.ts";

/** What a finished course ends with: diploma, results, own words, and what comes next. */
export function CourseFinish({ page }: { page: PageData }) {
  const { id, has_diploma: hasDiploma } = page.course;
  return (
    <CourseRecap
      page={page}
      diploma={hasDiploma && <CourseDiploma courseId={id} />}
      OwnWords={OwnWords}
    />
  );
}
