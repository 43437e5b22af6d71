import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../ui/student/button.tsx";
import { diplomasQuery } from "./diplomas-query.ts";

/** On one's home: the way to one's diplomas, once there is one. */
export function DiplomasLink() {
  const { t } = useLingui();
  // Nothing is said while it loads or where it fails: the rest of the home does without.
  const { data } = useQuery(diplomasQuery);
  if (!data || data.diplomas.length === 0) return null;
  return (
    <Link to="/student/diplomas" className={`${buttonClass("plain")} -ms-2 justify-self-start`}>
      {t`My diplomas`}
    </Link>
  );
}
