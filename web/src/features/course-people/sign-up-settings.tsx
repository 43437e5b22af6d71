import type { CourseSignUp } from "@paso/contract";

import { useDraft } from "../../drafts/use-draft.ts";
import { Loading } from "../../ui/staff/loading.tsx";
import { SettingsForm } from "./settings-form.tsx";
import { readSignUpDraft } from "./use-sign-up-form.ts";

/** A course's self-enrolment settings and page. Give it a `key` per course. */
export function SignUpSettings({ signUp }: { signUp: CourseSignUp }) {
  const draft = useDraft(`sign-up:${signUp.course.id}`, readSignUpDraft);
  return draft.ready ? <SettingsForm signUp={signUp} draft={draft} /> : <Loading />;
}
