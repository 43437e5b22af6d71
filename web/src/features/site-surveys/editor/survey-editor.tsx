import { useLingui } from "@lingui/react/macro";
import type { SiteSurvey } from "@paso/contract";

import { useDraft } from "../../../drafts/use-draft.ts";
import { Loading } from "../../../ui/staff/loading.tsx";
import { SurveyActions } from "./survey-actions.tsx";
import { readSurveyDraft } from "./survey-draft.ts";
import { SurveyForm } from "./survey-form.tsx";
import { SurveyHead } from "./survey-head.tsx";

interface SurveyEditorProps {
  survey: SiteSurvey;
  /** Goes to another survey, such as a copy. */
  onOpen: (surveyId: number) => void;
  /** Called after deletion. */
  onDeleted: () => void;
}

/** Writing and running a survey. Give it a `key` per survey. */
export function SurveyEditor({ survey, onOpen, onDeleted }: SurveyEditorProps) {
  const { t } = useLingui();
  const draft = useDraft(`site-survey:${survey.id}`, readSurveyDraft);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <SurveyHead survey={survey} current="editor">
        <SurveyActions survey={survey} onOpen={onOpen} onDeleted={onDeleted} />
      </SurveyHead>
      {survey.answers > 0 && (
        <p className="max-w-prose text-muted">
          {t`People have answered already. You can reword texts, change the order and add questions and options; answers stay with what they meant. What was answered can no longer be removed.`}
        </p>
      )}
      {draft.ready ? <SurveyForm survey={survey} draft={draft} /> : <Loading className="py-10" />}
    </div>
  );
}
