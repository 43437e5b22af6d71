import { useNavigate, useParams } from "@tanstack/react-router";
import { useEffect } from "react";

import { StudentMainLayout } from "../../layouts/student-main-layout.tsx";
import { EnterCode } from "./enter-code.tsx";

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
      <EnterCode key={code} code={code} />
    </StudentMainLayout>
  );
}

/** A class code has only digits and may be typed in two halves; null for any other. */
function readClassCode(typed: string): string | null {
  const code = typed.replaceAll("-", "");
  return /^\d{5}$/.test(code) ? code : null;
}
