import { useLingui } from "@lingui/react/macro";
import type { Diploma, OwnCourseDiploma } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { transientError } from "../../api/index.ts";
import { useRetry } from "../../session/use-retry.ts";
import { buttonClass } from "../../ui/student/button.tsx";
import { Icon } from "../../ui/student/icon.tsx";
import { Loading } from "../../ui/student/loading.tsx";
import { CopyLinkButton } from "./copy-link-button.tsx";
import { DiplomaPicture } from "./diploma-picture.tsx";
import { courseDiplomaQuery } from "./diplomas-query.ts";

/** The diploma of a course just finished: in preparation, ready, or why there is none. */
export function CourseDiploma({ courseId }: { courseId: number }) {
  const { data, error, refetch } = useQuery(courseDiplomaQuery(courseId));
  useRetry(error && transientError(error) ? error : null, () => void refetch());
  // A failure is not worth an error here: the diploma is also available elsewhere.
  if (!data || data.missing === "none" || data.missing === "unfinished") return null;
  const { diploma, result } = data;
  if (diploma?.state === "revoked") return null;
  if (diploma?.state === "ready") return <Ready diploma={diploma} />;
  if (data.missing === "pages") return <MissedPages />;
  return result ? <Missed result={result} /> : <Preparing />;
}

function Ready({ diploma }: { diploma: Diploma }) {
  const { t } = useLingui();
  return (
    <section
      aria-label={t`Your diploma`}
      className="grid items-center gap-x-12 gap-y-6 md:grid-cols-2"
    >
      <DiplomaPicture diploma={diploma} />
      <div className="min-w-0">
        <p className="text-small font-semibold text-accent">{t`Your diploma`}</p>
        <h3 className="mt-1 text-question font-semibold text-balance">
          {t`It is ready, and yours to keep`}
        </h3>
        <p className="mt-2 text-muted">
          {t`Anyone who scans its code can see that it is genuine.`}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <a
            href={`/api/diplomas/${diploma.id}/document`}
            download
            className={`${buttonClass()} max-sm:w-full`}
          >
            <Icon name="download" />
            {t`Download PDF`}
          </a>
          <CopyLinkButton path={diploma.verify_path} />
        </div>
        <p className="mt-3">
          <Link to="/student/diplomas" className="font-semibold text-accent hover:underline">
            {t`All my diplomas and badges`}
          </Link>
        </p>
      </div>
    </section>
  );
}

function Preparing() {
  const { t } = useLingui();
  return (
    <div role="status" className="flex items-center gap-4 rounded-card border border-line p-5">
      <Loading />
      <div>
        <p className="font-semibold">{t`Your diploma is being made`}</p>
        <p className="text-muted">{t`It appears here in a moment. You do not have to wait.`}</p>
      </div>
    </div>
  );
}

function Missed({ result }: { result: NonNullable<OwnCourseDiploma["result"]> }) {
  const { t } = useLingui();
  const { right, questions, least } = result;
  return (
    <div className="rounded-card border border-line p-5">
      <p className="font-semibold">{t`You have completed the course, but without a diploma`}</p>
      <p className="mt-1 text-muted">
        {t`For the diploma, at least ${least}% of the final questions have to be answered correctly. You answered ${right} of ${questions} correctly. What you learned and wrote here stays yours. If you have questions about your result, ask the people who run the course.`}
      </p>
    </div>
  );
}

function MissedPages() {
  const { t } = useLingui();
  return (
    <div className="rounded-card border border-line p-5">
      <p className="font-semibold">{t`You have completed the course, but without a diploma`}</p>
      <p className="mt-1 text-muted">
        {t`The diploma is for those who finish all pages, and some closed before you did. If they open again and you finish them, you get it. If you have questions, ask the people who run the course.`}
      </p>
    </div>
  );
}
