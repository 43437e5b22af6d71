import type { NavigationAreas } from "@paso/contract";
import type { ReactNode } from "react";

import { StudentLayout } from "./student-layout.tsx";
import { StudentNav } from "./student-nav.tsx";
import { StudentSearchLink } from "./student-search-link.tsx";

interface StudentMainLayoutProps {
  /** The areas, if the screen's own data contain them; null while they load. */
  areas?: NavigationAreas | null | undefined;
  children: ReactNode;
}

/** A student's screen other than a lesson: with the navigation and the search. */
export function StudentMainLayout({ areas, children }: StudentMainLayoutProps) {
  return (
    <StudentLayout nav={<StudentNav areas={areas} />} actions={<StudentSearchLink />}>
      {children}
    </StudentLayout>
  );
}
