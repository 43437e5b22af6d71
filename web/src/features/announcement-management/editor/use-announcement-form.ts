import { useLingui } from "@lingui/react/macro";
import type { AnnouncementFields, ManagedAnnouncement } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import type { Draft } from "../../../drafts/use-draft.ts";
import { wallClock } from "../../../i18n/zoned-time.ts";
import { htmlToText } from "../../../rich-text/html-to-text.ts";
import { focusFirstFault, useFaultFocus } from "../../../ui/staff/use-fault-focus.ts";
import { postSend, putAnnouncement } from "../queries/announcement-queries.ts";
import { storeAnnouncement } from "../queries/store-announcement.ts";
import { type AnnouncementDraft, fieldsOf } from "./announcement-draft.ts";

interface AnnouncementFormOptions {
  announcement: ManagedAnnouncement;
  /** The form's draft, ready. */
  draft: Draft<AnnouncementDraft>;
  onSaved: (saved: ManagedAnnouncement) => void;
  onSent: (sent: ManagedAnnouncement) => void;
}

/**
 * The state of an announcement's form. Input is kept as a draft and survives a failed save; a field's
 * message stays until the field changes.
 */
export function useAnnouncementForm({
  announcement,
  draft,
  onSaved,
  onSent,
}: AnnouncementFormOptions) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [values, setValues] = useState(() => draft.restored?.fields ?? fieldsOf(announcement));
  const [version, setVersion] = useState(draft.restored?.version ?? announcement.version);
  /** The text editor keeps the first `set` that it was given. */
  const latest = useRef({ version, fields: values });
  const [isRestored, setRestored] = useState(draft.restored !== null);
  const [edited, setEdited] = useState<readonly string[]>([]);
  /** Whether it is saved and awaits confirmation to be sent. */
  const [isAsking, setAsking] = useState(false);
  /** What keeps it from being sent, by field; found before it is asked about. */
  const [gaps, setGaps] = useState<Readonly<Record<string, string>>>({});

  const save = useMutation({
    mutationFn: ({ over = version }: { sends: boolean; over?: number }) =>
      putAnnouncement(announcement.id, values, over),
    onMutate() {
      setGaps({});
      setEdited([]);
      send.reset();
    },
    async onSuccess(saved, { sends }) {
      await takeOver(saved);
      await draft.discard();
      if (sends) setAsking(true);
      else onSaved(saved);
    },
  });
  const send = useMutation({
    mutationFn: () => postSend(announcement.id),
    onMutate: () => setAsking(false),
    async onSuccess(sent) {
      await takeOver(sent);
      onSent(sent);
    },
  });
  const error = save.error ?? send.error;
  const form = useFaultFocus(error);
  const messages = error instanceof ApiError ? error.fieldMessages : {};
  const isStale = error instanceof ApiError && error.body.code === "stale_version";
  const current = isStale ? (error.body as { current?: ManagedAnnouncement }).current : undefined;

  useEffect(() => {
    if (Object.keys(gaps).length > 0) focusFirstFault(form.current);
  }, [gaps, form]);

  // Actions outside the form, such as withdrawing it, change the version, too.
  const shown = useRef(announcement);
  useEffect(() => {
    const before = shown.current;
    shown.current = announcement;
    if (announcement.version === before.version || latest.current.version !== before.version)
      return;
    const isUntouched = isSame(latest.current.fields, fieldsOf(before));
    if (!isUntouched && !isSame(fieldsOf(announcement), fieldsOf(before))) return;
    const fields = isUntouched ? fieldsOf(announcement) : latest.current.fields;
    latest.current = { version: announcement.version, fields };
    setValues(fields);
    setVersion(announcement.version);
  }, [announcement]);

  async function takeOver(saved: ManagedAnnouncement): Promise<void> {
    latest.current = { version: saved.version, fields: fieldsOf(saved) };
    setValues(latest.current.fields);
    setVersion(saved.version);
    setRestored(false);
    await storeAnnouncement(queryClient, saved);
  }

  function startOver(from: ManagedAnnouncement): void {
    save.reset();
    setGaps({});
    void takeOver(from);
    void draft.discard();
  }

  return {
    values,
    isBusy: save.isPending || send.isPending,
    isChanged: !isSame(values, fieldsOf(announcement)),
    /** Whether readers will see a different text from the one they read. */
    isReworded: values.title !== announcement.title || values.html !== announcement.html,
    isRestored,
    failure:
      error && !current && Object.keys(messages).length === 0 ? describeFailure(error) : null,
    /** Another user's version saved in the meantime. */
    conflict: current,
    issue: (field: string) =>
      edited.includes(field) ? undefined : (gaps[field] ?? messages[field]),
    set: (change: Partial<AnnouncementFields>) => {
      const fields = { ...latest.current.fields, ...change };
      latest.current = { ...latest.current, fields };
      setValues(fields);
      setEdited((before) => [...before, ...Object.keys(change)]);
      draft.keep(latest.current);
    },
    /** Saves first, so that what is sent is what is on the screen. */
    saveToSend: () => {
      const now = wallClock(new Date().toISOString(), announcement.time_zone);
      const isEmpty = htmlToText(values.html).trim() === "" && !values.html.includes("<img");
      const found = {
        ...(values.title.trim() === "" && { title: t`This field is required.` }),
        ...(isEmpty && { html: t`This field is required.` }),
        ...(values.send_date !== null &&
          values.send_date < now && { send_date: t`This date has passed.` }),
      };
      setGaps(found);
      setEdited([]);
      if (Object.keys(found).length === 0) save.mutate({ sends: true });
    },
    isAsking,
    stopAsking: () => setAsking(false),
    send: () => send.mutate(),
    saveOver: (other: ManagedAnnouncement) => save.mutate({ sends: false, over: other.version }),
    startOver: () => startOver(announcement),
    takeTheirs: startOver,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!save.isPending) save.mutate({ sends: false });
      },
    },
  };
}

function isSame(one: AnnouncementFields, other: AnnouncementFields): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
