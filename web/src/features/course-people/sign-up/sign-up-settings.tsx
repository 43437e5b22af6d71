import type { CourseSignUp } from "@paso/contract";
import { lazy, Suspense } from "react";

import { useDraft } from "../../../drafts/use-draft.ts";
import { Loading } from "../../../ui/staff/loading.tsx";
import { readSignUpDraft } from "./use-sign-up-form.ts";

/** With the text editor, which the list of people does without. */
const SettingsForm = lazy(() => import("./settings-form.tsx"));

/** How people sign up for a course by themselves, and what its page says. Give it a `key` per course. */
export function SignUpSettings({ signUp }: { signUp: CourseSignUp }) {
  const draft = useDraft(`sign-up:${signUp.course.id}`, readSignUpDraft);
  if (!draft.ready) return <Loading />;
  return (
    <Suspense fallback={<Loading />}>
      <SettingsForm signUp={signUp} draft={draft} />
    </Suspense>
  );
}
