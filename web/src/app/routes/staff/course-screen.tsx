import type { NamedCourse } from "@paso/contract";
import type { ReactNode } from "react";

import { ContentLanguage } from "../../../ui/staff/content-language.tsx";
import { CourseTabs } from "./course-tabs.tsx";

interface CourseScreenProps {
  /** With its language if known. */
  course: Pick<NamedCourse, "id" | "title"> & Partial<NamedCourse>;
  /** Of the screen, for screen readers. */
  name: string;
  /** See `CourseTabs`. */
  isAtServices?: boolean;
  children: ReactNode;
}

/** A screen of one course: its title, the tabs, and what this one shows. */
export function CourseScreen({ course, name, isAtServices, children }: CourseScreenProps) {
  return (
    <div className="mx-auto grid w-full max-w-280 grid-cols-[minmax(0,1fr)] gap-8 px-4 pt-8 pb-24 sm:px-8">
      <div>
        <h1 className="mb-3 text-title font-bold wrap-anywhere">
          <span lang={course.language}>{course.title}</span>
          <span className="sr-only">: {name}</span>
        </h1>
        <CourseTabs courseId={course.id} isAtServices={isAtServices} />
      </div>
      <ContentLanguage value={course.language}>{children}</ContentLanguage>
    </div>
  );
}
