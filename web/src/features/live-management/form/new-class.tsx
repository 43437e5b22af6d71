import { useLingui } from "@lingui/react/macro";
import type { ClassChoices, PlannedClass } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { type Draft, useDraft } from "../../../drafts/use-draft.ts";
import { useUser } from "../../../session/session-query.ts";
import { EmptyState } from "../../../ui/staff/empty-state.tsx";
import { LoadFailure } from "../../../ui/staff/load-failure.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { AllClassesLink } from "../parts/all-classes-link.tsx";
import { choicesQuery, postClass } from "../queries/class-queries.ts";
import { AudienceFields } from "./audience-fields.tsx";
import { ClassFormFields } from "./class-form.tsx";
import {
  blankClass,
  type ClassDraft,
  fitChoices,
  newClassOf,
  readClassDraft,
} from "./class-values.ts";
import { useClassForm } from "./use-class-form.ts";

interface NewClassProps {
  /** Preselected course. */
  courseId: number | null;
  onCreated: (planned: PlannedClass) => void;
}

/** Planning a class. */
export function NewClass({ courseId, onCreated }: NewClassProps) {
  const { t } = useLingui();
  const draft = useDraft("live-class-new", readClassDraft);
  const first = useQuery(choicesQuery(courseId));
  const choices = first.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <AllClassesLink />
        <h1 className="text-title font-bold">{t`New live class`}</h1>
      </div>
      {!choices && first.isError && (
        <LoadFailure failure={describeFailure(first.error)} onRetry={() => void first.refetch()} />
      )}
      {(!choices && first.isPending) || (choices && !draft.ready) ? (
        <Loading className="py-10" />
      ) : (
        choices &&
        (choices.may_site || choices.courses.length > 0 ? (
          <NewClassForm begin={choices} courseId={courseId} draft={draft} onCreated={onCreated} />
        ) : (
          <EmptyState
            title={t`You cannot plan a class yet`}
            text={t`Classes belong to a course. As soon as you own one or teach in one, you plan its classes here.`}
          />
        ))
      )}
    </div>
  );
}

interface NewClassFormProps extends NewClassProps {
  /** The initial choices. */
  begin: ClassChoices;
  draft: Draft<ClassDraft>;
}

function NewClassForm({ begin, courseId, draft, onCreated }: NewClassFormProps) {
  const { t } = useLingui();
  const userId = useUser()?.id ?? 0;
  const [start] = useState<ClassDraft>(() => ({
    version: 0,
    values: blankClass(begin, { courseId, userId }),
  }));
  const [chosenCourse, setChosenCourse] = useState((draft.restored ?? start).values.course_id);
  const choices = useQuery(choicesQuery(chosenCourse || null)).data ?? begin;
  const form = useClassForm({
    start,
    draft,
    fit: (values) => fitChoices(values, choices),
    save: (values) => postClass(newClassOf(values)),
    onSaved: onCreated,
  });
  if (form.values.course_id !== chosenCourse) setChosenCourse(form.values.course_id);
  return (
    <ClassFormFields
      form={form}
      choices={choices}
      audience={<AudienceFields form={form} choices={choices} />}
      saveLabel={t`Plan the class`}
    />
  );
}
