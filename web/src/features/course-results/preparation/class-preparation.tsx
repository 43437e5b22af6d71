import { useLingui } from "@lingui/react/macro";
import type { ClassPreparation as Preparation } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { AllResultsLink } from "../parts/all-results-link.tsx";
import { classPreparationQuery } from "../parts/api.ts";
import { type Audience, EVERYBODY } from "../parts/audience.ts";
import { GroupField } from "../parts/group-field.tsx";
import { preparationPath } from "../parts/results-address.ts";
import { ResultsAge } from "../parts/results-age.tsx";
import { PreparedOpinion } from "./prepared-opinion.tsx";
import { PreparedQuestion } from "./prepared-question.tsx";

interface ClassPreparationProps {
  courseId: number;
  /** Only its group counts here, not its dates. */
  audience: Audience;
}

/** Topics worth discussing in class, each one click from the projector or its place. */
export function ClassPreparation({ courseId, audience }: ClassPreparationProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { data } = useQuery(classPreparationQuery(courseId, audience.groupId));
  const choose = (groupId: number | null) =>
    void router.navigate({
      href: preparationPath(courseId, { ...EVERYBODY, groupId }),
      replace: true,
    });
  return (
    <section
      aria-labelledby="preparation"
      className="grid grid-cols-[minmax(0,1fr)] gap-8"
      aria-busy={!data}
    >
      <AllResultsLink courseId={courseId} audience={audience} />
      <div>
        <h2 id="preparation" className="text-question font-semibold">{t`Before class`}</h2>
        <p className="mt-1 max-w-prose text-muted">
          {t`What divided the class, what changed minds, and what students wrote. From five answers on, and without names.`}
        </p>
      </div>
      {data ? (
        <>
          <div className="flex flex-wrap items-end gap-3">
            <GroupField groups={data.groups} value={audience.groupId} onChange={choose} />
            <div className="ms-auto">
              <ResultsAge as_of={data.as_of} refreshing={data.refreshing} />
            </div>
          </div>
          <Lists preparation={data} audience={audience} />
        </>
      ) : (
        <Loading label={t`Looking for what is worth talking about…`} />
      )}
    </section>
  );
}

function Lists({ preparation, audience }: { preparation: Preparation; audience: Audience }) {
  const { t } = useLingui();
  const { course, splits, changed, liked, lonely } = preparation;
  if ([splits, changed, liked, lonely].every((list) => list.length === 0)) {
    return (
      <EmptyState
        title={t`Nothing to talk about yet`}
        text={t`Once five students have answered a question, or one has written something, it appears here.`}
      />
    );
  }
  return (
    <>
      <List title={t`What divides them`} isEmpty={splits.length === 0}>
        {splits.map((question) => (
          <PreparedQuestion
            key={question.place.section?.id}
            courseId={course.id}
            audience={audience}
            place={question.place}
            split={question}
          />
        ))}
      </List>
      <List title={t`What changed their minds`} isEmpty={changed.length === 0}>
        {changed.map((question) => (
          <PreparedQuestion
            key={question.place.section?.id}
            courseId={course.id}
            audience={audience}
            place={question.place}
            moved={question}
          />
        ))}
      </List>
      <List title={t`What they liked most`} isEmpty={liked.length === 0}>
        {liked.map((opinion) => (
          <PreparedOpinion key={opinion.id} courseId={course.id} opinion={opinion} />
        ))}
      </List>
      <List title={t`What nobody replied to`} isEmpty={lonely.length === 0}>
        {lonely.map((opinion) => (
          <PreparedOpinion key={opinion.id} courseId={course.id} opinion={opinion} />
        ))}
      </List>
    </>
  );
}

interface ListProps {
  title: string;
  isEmpty: boolean;
  children: ReactNode;
}

/** Omitted if empty. */
function List({ title, isEmpty, children }: ListProps) {
  if (isEmpty) return null;
  return (
    <section>
      <h3 className="border-b border-line pb-3 text-lg font-semibold">{title}</h3>
      <ol className="grid grid-cols-[minmax(0,1fr)]">{children}</ol>
    </section>
  );
}
