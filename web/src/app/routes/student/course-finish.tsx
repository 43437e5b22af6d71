import type { PageData } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";

import { CourseRecap } from "../../../features/course-recap/index.ts";
import { CourseDiploma } from "../../../features/diplomas/index.ts";
import { RecallCard, recallsQuery } from "../../../features/recall/index.ts";
import { OwnWords } from "../../../features/workbook/index.ts";

/** The end of a finished course: diploma, results, own words, and what comes next. */
export function CourseFinish({ page }: { page: PageData }) {
  const { id, has_diploma: hasDiploma } = page.course;
  const { data: recalls, isPending } = useQuery(recallsQuery(id));
  return (
    <CourseRecap
      page={page}
      diploma={hasDiploma && <CourseDiploma courseId={id} />}
      recall={isPending ? undefined : recalls?.offered ? <RecallCard recalls={recalls} /> : null}
      OwnWords={OwnWords}
    />
  );
}
