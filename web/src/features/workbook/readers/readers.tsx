import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { Icon } from "../../../ui/student/icon.tsx";

interface ReadersProps {
  text: {
    workbook_only: boolean;
    hidden?: boolean;
    likes: number;
    comment_count: number;
  };
}

/** Who can read the user's text, and their reactions. */
export function Readers({ text }: ReadersProps) {
  const { t } = useLingui();
  const { likes, comment_count: commentCount } = text;
  if (text.workbook_only) {
    return (
      <p className="mt-2 flex items-start gap-1.5 text-small text-muted">
        <Icon name="lock" className="mt-0.5 size-4.5" />
        {t`Only in your workbook`}
      </p>
    );
  }
  const facts = [
    ...(likes > 0
      ? [plural(likes, { one: "# course mate likes this", other: "# course mates like this" })]
      : []),
    ...(commentCount > 0 ? [plural(commentCount, { one: "# comment", other: "# comments" })] : []),
  ];
  const readers = text.hidden
    ? t`Hidden by the course’s staff`
    : t`Published for your course mates`;
  return (
    <p className="mt-2 text-small text-muted">
      {text.hidden || facts.length === 0 ? [readers, ...facts].join(" · ") : facts.join(" · ")}
    </p>
  );
}
