import { StudentLayout } from "../../layouts/student-layout.tsx";

export function AuthoringPage() {
  return <StudentLayout>{null}</StudentLayout>;
}
