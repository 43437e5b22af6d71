import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";

import { describeFailure } from "../../../api/index.ts";
import { FailureText } from "../../../ui/failure-text.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { writeToThese } from "./api.ts";
import type { StudentChoice } from "./results-address.ts";

interface WriteButtonProps {
  courseId: number;
  /** The recipients. */
  filter: Omit<StudentChoice, "order">;
  people: number;
  variant?: "plain" | "quiet";
}

/** Drafts an announcement to exactly these students, and opens its editor. */
export function WriteButton({ courseId, filter, people, variant = "plain" }: WriteButtonProps) {
  const { t } = useLingui();
  const router = useRouter();
  const write = useMutation({
    mutationFn: () => writeToThese(courseId, filter),
    onSuccess: (path) => router.navigate({ href: path }),
  });
  return (
    <>
      <Button variant={variant} icon="mail" busy={write.isPending} onPress={() => write.mutate()}>
        {t`Write to ${plural(people, { one: "this one person", other: "these # people" })}`}
      </Button>
      {write.isError && (
        <p role="alert" className="basis-full text-small text-wrong">
          <FailureText {...describeFailure(write.error)} />
        </p>
      )}
    </>
  );
}
