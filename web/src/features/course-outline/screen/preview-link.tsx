import { useLingui } from "@lingui/react/macro";
import type { CourseOutline } from "@paso/contract";

import { PathLink } from "../../../ui/path-link.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { previewAddress } from "../changes/addresses.ts";

/** Leads to the course's first page as students see it; each page has its own preview in its menu. */
export function PreviewLink({ outline }: { outline: CourseOutline }) {
  const { t } = useLingui();
  const first = outline.modules
    .flatMap(({ pages }) => pages)
    .find(({ sections }) => sections.length > 0);
  if (!first) return null;
  return (
    <PathLink path={previewAddress(first.id)} className={`${buttonClass("quiet")} max-sm:px-2.5`}>
      <Icon name="eye" className="size-5 sm:hidden" />
      <span className="max-sm:sr-only">{t`Preview as student`}</span>
    </PathLink>
  );
}
