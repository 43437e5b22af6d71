import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { showToast } from "../../../ui/staff/toast.ts";
import {
  ANNOUNCEMENTS_KEY,
  postAnnouncement,
  scopesQuery,
} from "../queries/announcement-queries.ts";

/** Creates an announcement as a draft; nothing for read-only staff. */
export function NewAnnouncementButton({
  onCreated,
}: {
  onCreated: (announcementId: number) => void;
}) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { data: scopes } = useQuery(scopesQuery);
  const { mutate, isPending } = useMutation({
    mutationFn: postAnnouncement,
    onSuccess({ id }) {
      void queryClient.invalidateQueries({ queryKey: [...ANNOUNCEMENTS_KEY, "list"] });
      onCreated(id);
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  const first = scopes?.site ? null : scopes?.courses[0]?.id;
  if (first === undefined) return null;
  return (
    <Button icon="add" busy={isPending} onPress={() => mutate(first)}>
      {t`New announcement`}
    </Button>
  );
}
