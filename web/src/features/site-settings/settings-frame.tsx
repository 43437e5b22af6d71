import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

import { DraftNotice } from "../../drafts/draft-notice.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { FormError } from "../../ui/staff/form-error.tsx";
import { Loading } from "../../ui/staff/loading.tsx";
import type { SettingsFormState } from "./use-settings-form.ts";

interface SettingsFrameProps {
  form: SettingsFormState;
  children: ReactNode;
}

/** The frame of a section: error, restored-draft notice and save button. */
export function SettingsFrame({ form, children }: SettingsFrameProps) {
  const { t } = useLingui();
  if (!form.isReady) return <Loading className="py-10" />;
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <FormError failure={form.failure} />
      {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      {children}
      <div className="flex flex-wrap gap-3 border-t border-line pt-6">
        <Button type="submit" busy={form.isBusy} isDisabled={!form.isChanged}>
          {t`Save`}
        </Button>
        {form.isChanged && !form.isBusy && (
          <Button variant="quiet" onPress={form.startOver}>
            {t`Undo changes`}
          </Button>
        )}
      </div>
    </form>
  );
}
