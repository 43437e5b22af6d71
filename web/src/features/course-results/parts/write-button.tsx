import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { type Recipients, writeTo } from "./api.ts";

interface WriteButtonProps {
  courseId: number;
  recipients: Recipients;
  variant?: "plain" | "quiet";
}

/** Drafts an announcement to exactly these students, and opens its editor. */
export function WriteButton({ courseId, recipients, variant = "plain" }: WriteButtonProps) {
  const { t } = useLingui();
  const router = useRouter();
  const write = useMutation({
    mutationFn: () => writeTo(courseId, recipients),
    onSuccess: (path) => router.navigate({ href: path }),
  });
  return (
    <>
      <Button variant={variant} icon="mail" busy={write.isPending} onPress={() => write.mutate()}>
        {"student" in recipients
          ? t`Write to ${recipients.student.first_name}`
          : t`Write to ${plural(recipients.people, { one: "this one person", other: "these # people" })}`}
      </Button>
      {write.isError && (
        <p role="alert" className="basis-full text-small text-wrong">
          <FailureText {...describeFailure(write.error)} />
        </p>
      )}
    </>
  );
}
