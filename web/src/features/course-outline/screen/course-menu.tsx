import { useLingui } from "@lingui/react/macro";
import {
  deletePart,
  duplicatePart,
  exportArchive,
  pathOf,
  restorePart,
  type CourseOutline,
} from "@paso/contract";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { call, callOnce, describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import { useAskedDeletion } from "./use-asked-deletion.tsx";

interface CourseMenuProps {
  outline: CourseOutline;
  /** Navigates to the address in the response. */
  onGo: (address: string) => void;
}

/** The actions on a whole course. */
export function CourseMenu({ outline, onGo }: CourseMenuProps) {
  const { t } = useLingui();
  const router = useRouter();
  const { course, may_edit: mayEdit, may_delete: mayDelete } = outline;
  const { id, title } = course;
  const body = { kind: "course", id } as const;
  const { ask, dialog } = useAskedDeletion();
  const { mutate } = useMutation({
    mutationFn: (change: () => Promise<{ redirect_to: string }>) => change(),
    onSuccess: ({ redirect_to }) => onGo(redirect_to),
    onError: (error) => {
      if (ask(error, title, () => mutate(() => remove(true)))) return;
      showToast({ text: <FailureText {...describeFailure(error)} /> });
    },
  });

  const copy = async () => {
    const answer = await callOnce(duplicatePart, { body });
    showToast({ text: t`Course copied; this is the copy` });
    return answer;
  };
  const remove = async (confirmed: boolean) => {
    const answer = await call(deletePart, { body: { ...body, confirmed } });
    const undo = () => mutate(() => call(restorePart, { body }));
    const action = { label: t`Undo`, onAction: undo };
    showToast({ text: t`Course deleted`, action, outlives: true });
    return answer;
  };

  return (
    <>
      <Menu label={t`More for ${title}`}>
        {mayEdit && (
          <MenuItem
            label={t`Edit course`}
            icon="edit"
            onAction={() => void router.navigate({ href: `/authoring/courses/${id}/edit` })}
          />
        )}
        <MenuItem
          label={t`Opinions`}
          icon="comment"
          onAction={() => void router.navigate({ href: `/authoring/courses/${id}/opinions` })}
        />
        <MenuItem
          label={t`Export archive`}
          icon="download"
          // The response is a download: the browser does not navigate.
          onAction={() => location.assign(pathOf(exportArchive.path, { courseId: id }))}
        />
        {mayEdit && <MenuItem label={t`Duplicate`} icon="copy" onAction={() => mutate(copy)} />}
        {mayDelete && (
          <MenuItem
            label={t`Delete`}
            icon="trash"
            tone="wrong"
            onAction={() => mutate(() => remove(false))}
          />
        )}
      </Menu>
      {dialog}
    </>
  );
}
