import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { describeFailure } from "../../api/index.ts";
import { FailureText } from "../../ui/failure-text.tsx";
import { Button } from "../../ui/staff/button.tsx";
import { showToast } from "../../ui/staff/toast.ts";
import { writeTo } from "./api.ts";

/** Drafts an announcement to exactly these students, and opens its editor. */
export function WriteButton({
  courseId,
  userIds,
}: {
  courseId: number;
  userIds: readonly number[];
}) {
  const { t } = useLingui();
  const router = useRouter();
  const write = useMutation({
    mutationFn: () => writeTo(courseId, userIds),
    onSuccess: (id) => router.navigate({ href: `/authoring/news/${id}` }),
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  return (
    <Button variant="plain" busy={write.isPending} onPress={() => write.mutate()}>
      {t`Write to them`}
    </Button>
  );
}
