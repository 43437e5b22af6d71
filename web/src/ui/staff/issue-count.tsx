import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Shows next to a long form's button how many fields have an issue. */
export function IssueCount({ count }: { count: number }) {
  const { t } = useLingui();
  return (
    <p role="status" className="text-small text-wrong">
      {count > 0 &&
        t`${plural(count, {
          one: "# thing is missing or wrong: see the note beside it.",
          other: "# things are missing or wrong: see the notes beside them.",
        })}`}
    </p>
  );
}
