import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

/** Says beside the button of a long form how many fields have a note. */
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
