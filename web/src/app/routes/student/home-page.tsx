import { StudentLayout } from "../../layouts/student-layout.tsx";

export function HomePage() {
  return <StudentLayout>{null}</StudentLayout>;
}
