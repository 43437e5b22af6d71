import { useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { type ReactNode, Suspense, useId } from "react";

import { ConflictNotice } from "../../../drafts/conflict-notice.tsx";
import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import type { Draft } from "../../../drafts/use-draft.ts";
import { RichTextField } from "../../../rich-text/rich-text-part.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { SaveBar } from "../../../ui/staff/save-bar.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { DateFields } from "../settings/date-fields.tsx";
import { FilesField } from "../settings/files-field.tsx";
import { OptionFields } from "../settings/option-fields.tsx";
import { ScopeFields } from "../settings/scope-fields.tsx";
import type { AnnouncementDraft } from "./announcement-draft.ts";
import { SendDialog } from "./send-dialog.tsx";
import { useAnnouncementForm } from "./use-announcement-form.ts";

interface AnnouncementFormProps {
  announcement: ManagedAnnouncement;
  draft: Draft<AnnouncementDraft>;
}

/** Everything that is edited: text, audience, dates and prominence. */
export function AnnouncementForm({ announcement, draft }: AnnouncementFormProps) {
  const { t } = useLingui();
  const { state, may_change: mayChange } = announcement;
  const isDraft = state === "draft";
  const wasSent = state === "sent" || state === "expired" || state === "withdrawn";
  const isDisabled = !mayChange || state === "withdrawn";
  const form = useAnnouncementForm({
    announcement,
    draft,
    onSaved: ({ edited_at: edited }) =>
      showToast({
        text: edited === announcement.edited_at ? t`Saved` : t`Saved. It is marked as edited.`,
      }),
    onSent: (sent) =>
      showToast({
        text:
          sent.state === "planned"
            ? t`It will be sent at its date.`
            : t`Sent. People are being notified.`,
      }),
  });
  const { values, set, issue, conflict } = form;
  return (
    <form {...form.formProps} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="grid gap-4 empty:hidden">
        <FormError failure={form.failure} />
        {conflict && (
          <ConflictNotice
            title={t`Somebody else has changed this announcement in the meantime`}
            onShowTheirs={() => form.takeTheirs(conflict)}
            onSaveMine={() => form.saveOver(conflict)}
          />
        )}
        {form.isRestored && <DraftNotice onDiscard={form.startOver} />}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-10 lg:grid-cols-[minmax(0,2fr)_minmax(17rem,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <TextField
            label={t`Title`}
            value={values.title}
            onChange={(title) => set({ title })}
            maxLength={200}
            isDisabled={isDisabled}
            error={issue("title")}
          />
          <Suspense fallback={<Loading className="py-10" />}>
            <RichTextField
              label={t`Text`}
              value={values.html}
              onChange={(html) => set({ html })}
              error={issue("html")}
              isDisabled={isDisabled}
            />
          </Suspense>
          <FilesField announcement={announcement} isDisabled={isDisabled} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-card border border-line bg-card p-5">
          <Part title={t`To whom`}>
            <ScopeFields
              announcement={announcement}
              values={values}
              onChange={set}
              issue={issue}
              isFixed={wasSent || isDisabled}
            />
          </Part>
          <Part title={t`When`}>
            <DateFields
              values={values}
              onChange={set}
              issue={issue}
              timeZone={announcement.time_zone}
              wasSent={wasSent}
              isDisabled={isDisabled}
            />
          </Part>
          <Part title={t`How it is shown`}>
            <OptionFields
              values={values}
              onChange={set}
              isDirect={announcement.is_direct}
              isDisabled={isDisabled}
            />
          </Part>
        </div>
      </div>
      {!isDisabled && (
        <SaveBar>
          {isDraft && (
            <Button busy={form.isBusy} onPress={form.saveToSend}>
              {values.send_date === null ? t`Send` : t`Schedule`}
            </Button>
          )}
          <Button
            type="submit"
            variant={isDraft ? "quiet" : "primary"}
            busy={form.isBusy}
            isDisabled={!form.isChanged}
          >
            {isDraft ? t`Save draft` : t`Save`}
          </Button>
          {wasSent && form.isReworded && (
            <p className="text-small text-muted">
              {t`Readers see that it was edited. Nobody is notified again.`}
            </p>
          )}
        </SaveBar>
      )}
      <SendDialog
        announcement={announcement}
        open={form.isAsking}
        onClose={form.stopAsking}
        onSend={form.send}
      />
    </form>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
}
