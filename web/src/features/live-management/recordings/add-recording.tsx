import { useLingui } from "@lingui/react/macro";
import { readVideoAddress } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { postRecording } from "../queries/attendance-queries.ts";
import { type DatePath, plannedClassQuery } from "../queries/class-queries.ts";

interface AddRecordingProps {
  date: DatePath;
  onClose: () => void;
}

/** A recording that is kept elsewhere, by its address. */
export function AddRecording({ date, onClose }: AddRecordingProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [title, setTitle] = useState("");
  const [address, setAddress] = useState("");
  const [password, setPassword] = useState("");
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: () =>
      postRecording(date, {
        title,
        address,
        password,
        is_embedded: readVideoAddress(address) !== null,
      }),
    async onSuccess() {
      await queryClient.invalidateQueries(plannedClassQuery(date.classId));
      onClose();
    },
  });
  const messages = error instanceof ApiError ? error.fieldMessages : {};
  const isBeside = Object.keys(messages).length > 0;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate();
      }}
    >
      <TextField
        label={t`Title`}
        value={title}
        onChange={(text) => {
          setTitle(text);
          reset();
        }}
        maxLength={200}
        error={messages["title"]}
      />
      <TextField
        label={t`Address`}
        type="url"
        hint={t`YouTube, Vimeo and video files play on the page, others open in another tab.`}
        value={address}
        onChange={(text) => {
          setAddress(text);
          reset();
        }}
        maxLength={2_000}
        error={messages["address"]}
      />
      <TextField
        label={t`Password of the recording`}
        hint={t`If the address asks for one. Students see it beside the link.`}
        value={password}
        onChange={(text) => {
          setPassword(text);
          reset();
        }}
        maxLength={200}
        error={messages["password"]}
      />
      <FormError failure={error && !isBeside ? describeFailure(error) : null} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button type="submit" busy={isPending}>
          {t`Add a recording`}
        </Button>
      </div>
    </form>
  );
}
