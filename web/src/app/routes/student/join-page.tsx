import { useNavigate, useParams } from "@tanstack/react-router";

import { JoinCourse } from "../../../features/student-courses/index.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";

/** `/join` and `/join/{code}`: into a course with an invitation. */
export function JoinPage() {
  const { code = "" } = useParams({ from: "/signed-in/join/{-$code}" });
  const navigate = useNavigate();
  return (
    <StudentMainLayout>
      <JoinCourse
        key={code}
        code={code}
        onCode={(typed) => void navigate({ to: "/join/{-$code}", params: { code: typed } })}
        onJoined={(courseId) =>
          void (courseId === null
            ? navigate({ to: "/student" })
            : navigate({
                to: "/student/courses/$courseId",
                params: { courseId: String(courseId) },
              }))
        }
      />
    </StudentMainLayout>
  );
}
