import { useLingui } from "@lingui/react/macro";
import type { ManagedAnnouncement } from "@paso/contract";
import { lazy, type ReactNode, Suspense, useId } from "react";

import { DraftNotice } from "../../../drafts/draft-notice.tsx";
import type { Draft } from "../../../drafts/use-draft.ts";
import { Alert } from "../../../ui/staff/alert.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { showToast } from "../../../ui/staff/toast.tsx";
import { DateFields } from "../settings/date-fields.tsx";
import { FilesField } from "../settings/files-field.tsx";
import { OptionFields } from "../settings/option-fields.tsx";
import { ScopeFields } from "../settings/scope-fields.tsx";
import type { AnnouncementDraft } from "./announcement-draft.ts";
import { SendDialog } from "./send-dialog.tsx";
import { useAnnouncementForm } from "./use-announcement-form.ts";

const RichTextField = lazy(async () => {
  const { RichTextField } = await import("../../../rich-text/rich-text-field.tsx");
  return { default: RichTextField };
});

interface AnnouncementFormProps {
  announcement: ManagedAnnouncement;
  draft: Draft<AnnouncementDraft>;
}

/** All of an announcement that is written: what it says, to whom, when and how loudly. */
export function AnnouncementForm({ announcement, draft }: AnnouncementFormProps) {
  const { t } = useLingui();
  const { state, may_change: mayChange } = announcement;
  const isDraft = state === "draft";
  const wasSent = state === "sent" || state === "expired" || state === "withdrawn";
  const isDisabled = !mayChange || state === "withdrawn";
  const form = useAnnouncementForm({
    announcement,
    draft,
    onSaved: () => showToast({ text: wasSent ? t`Saved. It is marked as edited.` : t`Saved` }),
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
          <Alert
            tone="warm"
            title={t`Somebody else has changed this announcement in the meantime`}
            end={
              <div className="flex flex-wrap gap-3">
                <Button variant="quiet" onPress={() => form.takeTheirs(conflict)}>
                  {t`Show theirs`}
                </Button>
                <Button variant="quiet" onPress={() => form.saveOver(conflict)}>
                  {t`Save mine`}
                </Button>
              </div>
            }
          >
            <p>{t`Nothing was saved. What you typed is still here.`}</p>
          </Alert>
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
            <OptionFields values={values} onChange={set} isDisabled={isDisabled} />
          </Part>
        </div>
      </div>
      {!isDisabled && (
        <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-paper py-4">
          {isDraft && (
            <Button busy={form.isBusy} onPress={form.saveToSend}>
              {values.send_date === null ? t`Send` : t`Plan`}
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
          {wasSent && form.isChanged && (
            <p className="text-small text-muted">
              {t`Readers see that it was edited. Nobody is notified again.`}
            </p>
          )}
        </div>
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
