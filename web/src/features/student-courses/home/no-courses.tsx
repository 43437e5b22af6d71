import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../../ui/student/button.tsx";
import { Icon } from "../../../ui/student/icon.tsx";

/** Shown to users without courses. */
export function NoCourses() {
  const { t } = useLingui();
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <Icon name="flag" className="mx-auto mb-3 size-8 text-muted" />
      <p className="font-semibold">{t`You are not enrolled in a course yet`}</p>
      <p className="mx-auto mt-1 max-w-prose text-muted">
        {t`As soon as someone enrols you, the course appears here with your progress.`}
      </p>
      <Link to="/join/{-$code}" className={`${buttonClass("quiet")} mt-5`}>
        {t`Join with a code`}
      </Link>
    </div>
  );
}
