import { useNavigate } from "@tanstack/react-router";

import type { Failure } from "../../../api/index.ts";
import { JoinCourse } from "../../../features/student-courses/index.ts";

interface EnterCodeProps {
  /** Empty if still to be entered. */
  code: string;
  /** Why the code does not lead to a class, if it is one of a class. */
  refused?: Failure;
}

/** Asks for a code, and continues to the course or the class that it leads to. */
export function EnterCode({ code, refused }: EnterCodeProps) {
  const navigate = useNavigate();
  return (
    <JoinCourse
      code={code}
      refused={refused}
      onCode={(typed) => void navigate({ to: "/join/{-$code}", params: { code: typed } })}
      onJoined={(courseId) =>
        void (courseId === null
          ? navigate({ to: "/student" })
          : navigate({ to: "/student/courses/$courseId", params: { courseId: String(courseId) } }))
      }
    />
  );
}
