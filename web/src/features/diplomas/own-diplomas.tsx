import { useLingui } from "@lingui/react/macro";
import type { DiplomaList } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../ui/student/button.tsx";
import { DiplomaCard } from "./diploma-card.tsx";

/** All of the user's diplomas, or how to earn one. */
export function OwnDiplomas({ list }: { list: DiplomaList }) {
  const { t } = useLingui();
  return (
    <div className="mx-auto grid max-w-column gap-6 px-5 pt-10 pb-24">
      <h1 className="text-title font-bold">{t`My diplomas`}</h1>
      {list.diplomas.length === 0 ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-reading text-muted">
            {t`You have no diplomas yet. Finish a course that gives one, and you will find it here.`}
          </p>
          <Link to="/student" className={buttonClass("quiet")}>
            {t`Go to your courses`}
          </Link>
        </div>
      ) : (
        list.diplomas.map((diploma) => <DiplomaCard key={diploma.id} diploma={diploma} />)
      )}
    </div>
  );
}
