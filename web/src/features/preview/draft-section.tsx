import { useLingui } from "@lingui/react/macro";
import type { PageData, StudentSection } from "@paso/contract";

import type { Advance } from "../../section-kinds/player/advance.ts";
import { studentKind } from "../../section-kinds/student-kinds.ts";
import { StepMark } from "../../ui/student/step-mark.tsx";

interface DraftSectionProps {
  page: PageData;
  /** The section's number. */
  order: number;
  /** Null while something is missing in it. */
  shown: StudentSection | null;
}

/** A no-op for sections that cannot be advanced. */
const CLOSED: Advance = {
  open: false,
  sending: false,
  failure: null,
  take: () => {},
  again: () => {},
  withdraw: () => {},
};

/** A section of the page that is being written, as its students will read it. */
export function DraftSection({ page, order, shown }: DraftSectionProps) {
  const { t, i18n } = useLingui();
  return (
    <li className="grid scroll-mt-16 grid-cols-1 gap-2">
      <p className="flex items-center gap-3 text-small font-semibold text-accent">
        <StepMark state="current" number={order} size="small" />
        {shown && i18n._(studentKind(shown).label(shown))}
      </p>
      {shown ? (
        <Body page={page} section={shown} order={order} />
      ) : (
        <p className="text-muted">{t`Something is still missing here.`}</p>
      )}
    </li>
  );
}

function Body({
  page,
  section,
  order,
}: {
  page: PageData;
  section: StudentSection;
  order: number;
}) {
  const { t } = useLingui();
  if (section.type === "final_quiz_resume") {
    return <p className="text-muted">{t`Students see here what they got right.`}</p>;
  }
  const { Body: KindBody } = studentKind(section);
  return <KindBody page={page} section={section} number={order} advance={CLOSED} />;
}
