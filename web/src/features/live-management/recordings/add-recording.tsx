import { useLingui } from "@lingui/react/macro";
import { canEmbedRecording } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { TextField } from "../../../ui/staff/text-field.tsx";
import { DialogForm } from "../parts/dialog-form.tsx";
import { postRecording } from "../queries/attendance-queries.ts";
import { type DatePath, plannedClassQuery } from "../queries/class-queries.ts";

interface AddRecordingProps {
  date: DatePath;
  onClose: () => void;
}

/** Adds a recording hosted elsewhere, by URL. */
export function AddRecording({ date, onClose }: AddRecordingProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState({ title: "", address: "", password: "" });
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () =>
      postRecording(date, { ...typed, is_embedded: canEmbedRecording(typed.address.trim()) }),
    async onSuccess() {
      await queryClient.invalidateQueries(plannedClassQuery(date.classId));
      onClose();
    },
  });
  const set = (change: Partial<typeof typed>) => {
    setTyped({ ...typed, ...change });
    reset();
  };
  return (
    <DialogForm
      error={error}
      isBusy={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
      submitLabel={t`Add a recording`}
    >
      {(messages) => (
        <>
          <TextField
            label={t`Title`}
            value={typed.title}
            onChange={(title) => set({ title })}
            maxLength={200}
            error={messages["title"]}
          />
          <TextField
            label={t`Address`}
            type="url"
            hint={t`YouTube, Vimeo and video files play on the page, others open in another tab.`}
            value={typed.address}
            onChange={(address) => set({ address })}
            maxLength={2_000}
            error={messages["address"]}
          />
          <TextField
            label={t`Password of the recording`}
            hint={t`If the address asks for one. Students see it beside the link.`}
            value={typed.password}
            onChange={(password) => set({ password })}
            maxLength={200}
            error={messages["password"]}
          />
        </>
      )}
    </DialogForm>
  );
}
