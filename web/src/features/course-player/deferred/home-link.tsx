import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/student/button.tsx";

/** Link to the student's courses. */
export function HomeLink({ address }: { address: (path: string) => string }) {
  const { t } = useLingui();
  return (
    <Link to={address("/student")} className={buttonClass("quiet")}>
      {t`Back to my courses`}
    </Link>
  );
}
