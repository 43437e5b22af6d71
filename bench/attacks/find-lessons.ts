import type { PreviewSteps } from "@paso/contract";

import type { PlantedCourses } from "./plant-texts.ts";
import type { DemoSite, Role } from "./start-demo-site.ts";

/** The addresses at which each role reads the pages of the planted courses. */
export interface Lessons {
  paths: Record<Role, string[]>;
  /** Steps through each page, by its id: a preview starts with only its first section. */
  steps: Record<number, PreviewSteps>;
}

interface PlantedPage {
  page: number;
  module: number;
  course: number;
  sections: number[];
}

/** The whole pages of both planted courses, as each role sees them, and in the editor and its history. */
export async function findLessons(site: DemoSite, courses: PlantedCourses): Promise<Lessons> {
  const { rows } = await site.client.query<PlantedPage>(
    `select p.id as page, p.module_id as module, p.course_id as course,
       array_agg(s.id order by s.position) as sections
     from pages p join sections s on s.page_id = p.id
     where p.course_id = any($1) group by p.id order by p.id`,
    [[courses.texts, courses.questions]],
  );
  const read = rows.map(({ course, page }) => `/student/courses/${course}/pages/${page}`);
  const preview = rows.map(({ page }) => `/authoring/preview/pages/${page}`);
  const some = rows.filter((_, at) => at % 8 === 0);
  const history = some.map(({ page }) => `/authoring/pages/${page}/history`);
  const edit = some.map(
    ({ page, module, course }) =>
      `/authoring/sections/edit?course=${course}&module=${module}&page=${page}`,
  );
  return {
    paths: {
      guest: [],
      student: read,
      viewer: preview,
      instructor: [...edit, ...history, ...preview],
      admin: [...edit, ...history, ...preview],
    },
    steps: Object.fromEntries(
      rows.map(({ page, course, sections }) => {
        const answer = course === courses.questions ? "0" : null;
        const taken = sections.map((id) => ({
          section_id: id,
          status: "finished" as const,
          answer,
        }));
        return [page, taken];
      }),
    ),
  };
}
