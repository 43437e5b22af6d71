import type { NavigationAreas } from "@paso/contract";
import type { ReactNode } from "react";

import { StudentLayout } from "./student-layout.tsx";
import { StudentNav } from "./student-nav.tsx";
import { StudentSearchLink } from "./student-search-link.tsx";

interface StudentMainLayoutProps {
  /** The areas, where the screen's own data bring them; null while those are on their way. */
  areas?: NavigationAreas | null | undefined;
  children: ReactNode;
}

/** A student's screen beside a lesson: with the navigation and the search. */
export function StudentMainLayout({ areas, children }: StudentMainLayoutProps) {
  return (
    <StudentLayout nav={<StudentNav areas={areas} />} actions={<StudentSearchLink />}>
      {children}
    </StudentLayout>
  );
}
