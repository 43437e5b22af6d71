import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";

import { todayQuery } from "../../../features/authored-courses/index.ts";
import { NewCourseForm } from "../../../features/authoring-forms/index.ts";
import { FormScreen } from "./form-screen.tsx";
import { StaffQueryScreen } from "./staff-query-screen.tsx";
import { useGoSaved } from "./use-go-saved.ts";

/** `/authoring/courses/new` */
export function NewCoursePage() {
  const { t } = useLingui();
  const courses = useQuery(todayQuery);
  const goSaved = useGoSaved();
  return (
    <StaffQueryScreen query={courses}>
      {({ time_zone: timeZone }) => (
        <FormScreen title={t`Create course`}>
          <NewCourseForm timeZone={timeZone} onSaved={goSaved} />
        </FormScreen>
      )}
    </StaffQueryScreen>
  );
}
