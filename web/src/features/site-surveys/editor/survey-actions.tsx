import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { SiteSurvey } from "@paso/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { describeFailure, writeQuery } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { ConfirmDialog } from "../../../ui/staff/dialog.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import {
  postClose,
  postCopy,
  removeSurvey,
  siteSurveyQuery,
  SURVEYS_KEY,
} from "../queries/survey-queries.ts";

interface SurveyActionsProps {
  survey: SiteSurvey;
  onOpen: (surveyId: number) => void;
  onDeleted: () => void;
}

/** The actions on a whole survey: copy, close, delete. */
export function SurveyActions({ survey, onOpen, onDeleted }: SurveyActionsProps) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<"close" | "delete" | null>(null);
  const { id, state, answers } = survey;
  const refreshLists = () => queryClient.invalidateQueries({ queryKey: [...SURVEYS_KEY, "list"] });
  const onError = (error: Error) =>
    showToast({ text: <FailureText {...describeFailure(error)} /> });
  const copy = useMutation({
    mutationFn: () => postCopy(id),
    onSuccess(made) {
      void refreshLists();
      onOpen(made.id);
      showToast({
        text: t`This is the copy for the next run.`,
      });
    },
    onError,
  });
  const close = useMutation({
    mutationFn: () => postClose(id),
    async onSuccess(closed) {
      await writeQuery(queryClient, siteSurveyQuery(id), () => closed);
      void refreshLists();
      showToast({ text: t`Survey closed` });
    },
    onError,
  });
  const remove = useMutation({
    mutationFn: () => removeSurvey(id),
    onSuccess() {
      void refreshLists();
      onDeleted();
      showToast({ text: t`Survey deleted` });
    },
    onError,
  });
  const ask = (what: "close" | "delete") => setAsked(what);
  return (
    <>
      <Menu label={t`More for this survey`}>
        <MenuItem icon="copy" label={t`Copy for the next run`} onAction={() => copy.mutate()} />
        {(state === "open" || state === "scheduled") && (
          <MenuItem icon="lock" label={t`Close now`} onAction={() => ask("close")} />
        )}
        <MenuItem icon="trash" tone="wrong" label={t`Delete`} onAction={() => ask("delete")} />
      </Menu>
      <ConfirmDialog
        open={asked === "close"}
        onClose={() => setAsked(null)}
        title={t`Close this survey now?`}
        confirmLabel={t`Close now`}
        onConfirm={() => {
          setAsked(null);
          close.mutate();
        }}
      >
        {t`Nobody can answer it any more. The answers stay, and a later end opens it again.`}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === "delete"}
        onClose={() => setAsked(null)}
        title={t`Delete this survey?`}
        confirmLabel={t`Delete for good`}
        danger
        onConfirm={() => {
          setAsked(null);
          remove.mutate();
        }}
      >
        {answers === 0
          ? t`Nobody has answered it. This cannot be undone.`
          : t`${plural(answers, {
              one: "The answers of # person go with it. This cannot be undone.",
              other: "The answers of # people go with it. This cannot be undone.",
            })}`}
      </ConfirmDialog>
    </>
  );
}
