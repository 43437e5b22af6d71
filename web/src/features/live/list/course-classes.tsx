import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { ClassParts } from "./class-parts.tsx";
import { ZoneNote } from "./zone-note.tsx";

/** The live classes of one course, for its students. */
export function CourseClasses({ courseId }: { courseId: number }) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-11">
      <ZoneNote />
      <ClassParts courseId={courseId} />
      <Link
        to="/student/live"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-accent hover:underline"
      >
        {t`All live classes`}
      </Link>
    </div>
  );
}
