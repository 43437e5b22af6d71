import { useLingui } from "@lingui/react/macro";
import type { DiplomaDesign, SiteDiplomaDesign } from "@paso/contract";
import { useState } from "react";

import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import { useDraft } from "../../../drafts/use-draft.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import type { DesignOwner } from "./api.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { DesignPreview } from "./design-preview.tsx";
import { PaperFields } from "./paper-fields.tsx";
import { SignatureFields } from "./signature-fields.tsx";
import { TextFields } from "./text-fields.tsx";
import { readDesignDraft, useDesignForm } from "./use-design-form.ts";

interface DesignEditorProps {
  owner: DesignOwner;
  state: SiteDiplomaDesign;
  /** Names the draft. */
  draftKey: string;
  save: (design: DiplomaDesign | null) => Promise<SiteDiplomaDesign>;
  onSaved: (state: SiteDiplomaDesign) => Promise<unknown>;
  /** Number of questions in the final quizzes; null if it differs between courses. */
  finalQuestions: number | null;
  /** Label and explanation for removing the custom design. */
  removal: { label: string; text: string };
}

/** Two columns if there is room, whatever the screen size. */
const SIDE_BY_SIDE = { gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 24rem), 1fr))" };

/** A design next to its preview. Give it a `key` per owner. */
export function DesignEditor(props: DesignEditorProps) {
  const draft = useDraft(props.draftKey, readDesignDraft);
  return draft.ready ? <Editor {...props} draft={draft} /> : <Loading className="py-10" />;
}

type EditorProps = DesignEditorProps & { draft: ReturnType<typeof useDraft<DiplomaDesign>> };

function Editor({ owner, state, draft, save, onSaved, finalQuestions, removal }: EditorProps) {
  const { t } = useLingui();
  const form = useDesignForm({ state, draft, save, onSaved });
  const [isRemoving, setRemoving] = useState(false);
  const most = state.picture_limit_mb;
  return (
    <>
      <div className="grid gap-10" style={SIDE_BY_SIDE}>
        <div>
          <div className="md:sticky md:top-20">
            <DesignPreview owner={owner} design={form.values} />
          </div>
        </div>
        <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
          {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
          <PaperFields form={form} hasLogo={state.has_logo} most={most} />
          <TextFields form={form} />
          <SignatureFields form={form} most={most} />
          <ConditionFields form={form} finalQuestions={finalQuestions} />
          <div className="grid gap-4 border-t border-line pt-6">
            <FormError failure={form.failure} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={form.isBusy} isDisabled={!form.isChanged}>
                {t`Save`}
              </Button>
              {form.isChanged && !form.isBusy && (
                <Button variant="quiet" onPress={form.startOver}>
                  {t`Undo changes`}
                </Button>
              )}
              {state.is_own && (
                <Button variant="plain" onPress={() => setRemoving(true)}>
                  {removal.label}
                </Button>
              )}
            </div>
            <p className="text-small text-muted">
              {t`Diplomas issued from now on get this design. Those already issued stay as they are.`}
            </p>
          </div>
        </form>
      </div>
      <ConfirmDialog
        open={isRemoving}
        onClose={() => setRemoving(false)}
        title={removal.label}
        confirmLabel={removal.label}
        danger
        onConfirm={() => {
          setRemoving(false);
          form.remove();
        }}
      >
        {removal.text}
      </ConfirmDialog>
    </>
  );
}
