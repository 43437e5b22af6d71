import { Plural, useLingui } from "@lingui/react/macro";
import { Collection } from "react-aria-components/Collection";

import { formatLocalDate } from "../../../i18n/format-local-date.ts";
import { AddPart } from "../changes/add-part.tsx";
import { editModuleAddress } from "../changes/addresses.ts";
import { useOutline } from "../changes/outline-context.ts";
import { PartMenu } from "../changes/part-menu.tsx";
import type { OutlineModule } from "../parts/part.ts";
import { PageRow } from "./page-row.tsx";
import { TreeRow } from "./tree-row.tsx";

/** A module with its dates, and its pages below it. */
export function ModuleRow({ module }: { module: OutlineModule }) {
  const { t } = useLingui();
  const { courseId, language, mayEdit } = useOutline();
  const { id, order, title, pages } = module;
  const edit = editModuleAddress({ course: courseId, module: id });
  return (
    <TreeRow
      id={`module-${id}`}
      name={`${order}. ${title}`}
      look="rounded-control not-first:mt-5"
      hasChildItems={pages.length > 0}
      content={
        <>
          <span lang={language} className="text-lg leading-snug font-bold wrap-anywhere">
            {order}. {title}
          </span>
          <span className="flex flex-wrap gap-x-4 text-small text-muted tabular-nums">
            <span>
              <Plural value={pages.length} _0="No pages yet" one="# page" other="# pages" />
            </span>
            <ModuleDates module={module} />
          </span>
        </>
      }
      end={
        mayEdit && (
          <>
            <AddPart
              label={t`Add page`}
              formLabel={t`Add page to ${title}`}
              parent={{ kind: "module", id }}
              siblings={pages}
              labelHidden
            />
            <PartMenu part={{ kind: "module", id }} name={title} edit={edit} />
          </>
        )
      }
    >
      <Collection items={pages}>{(page) => <PageRow page={page} module={id} />}</Collection>
    </TreeRow>
  );
}

function ModuleDates({ module }: { module: OutlineModule }) {
  const { t, i18n } = useLingui();
  const { timeZone: zone } = useOutline();
  const start = module.start_date && formatLocalDate(module.start_date, i18n.locale);
  const end = module.end_date && formatLocalDate(module.end_date, i18n.locale);
  if (start && end) return <span>{t`${start} to ${end} (${zone})`}</span>;
  if (start) return <span>{t`From ${start} (${zone})`}</span>;
  return end && <span>{t`Until ${end} (${zone})`}</span>;
}
