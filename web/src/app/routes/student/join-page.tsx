import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";

import { JoinCourse } from "../../../features/student-courses/index.ts";
import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";

/** `/join` and `/join/{code}`: into a course by invitation, or into a class by the code on its screen. */
export function JoinPage() {
  const { code = "" } = useParams({ from: "/signed-in/join/{-$code}" });
  const navigate = useNavigate();
  const inClass = readClassCode(code);
  useEffect(() => {
    if (inClass) void navigate({ to: "/class/$code", params: { code: inClass }, replace: true });
  }, [inClass, navigate]);
  if (inClass) return null;
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

/** A class code has only digits and may be typed in two halves; null for any other. */
function readClassCode(typed: string): string | null {
  const code = typed.replaceAll("-", "");
  return /^\d{5}$/.test(code) ? code : null;
}
