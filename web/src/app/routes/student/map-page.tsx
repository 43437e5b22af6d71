import { StudentLayout } from "../../layouts/student-layout.tsx";

export function MapPage() {
  return <StudentLayout>{null}</StudentLayout>;
}
