import { useIsMutating } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";

import type { Place } from "../../../features/authoring-pickers/place.ts";

/** What is picked on a form's screen; the address holds it, so that links land ready. */
export function usePlace() {
  const place: Place = useSearch({ strict: false });
  const navigate = useNavigate();
  const isDisabled = useIsMutating() > 0;
  const onChange = (search: Place) =>
    void navigate({ to: ".", search, replace: true, resetScroll: false });
  return { place, pickers: { place, onChange, isDisabled } };
}
