import { useIsMutating } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";

import type { CoursePath } from "../../../features/authoring-pickers/index.ts";

/** The selection on a form's screen, held in the address so that it can be linked to. */
export function useCoursePath() {
  const path: CoursePath = useSearch({ strict: false });
  const navigate = useNavigate();
  const isDisabled = useIsMutating() > 0;
  const onChange = (search: CoursePath) =>
    void navigate({ to: ".", search, replace: true, resetScroll: false });
  return { path, pickers: { path, onChange, isDisabled } };
}
