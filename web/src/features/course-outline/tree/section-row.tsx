import { Plural } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";

import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { editSectionsAddress, previewAddress } from "../changes/addresses.ts";
import { useOutline } from "../changes/outline-context.ts";
import { PartMenu } from "../changes/part-menu.tsx";
import type { OutlineSection } from "../parts/part.ts";
import { TreeRow } from "./tree-row.tsx";

interface SectionRowProps {
  section: OutlineSection;
  pagePath: { course: number; module: number; page: number };
}

/** A section: kind, first words, number of options and answers. Links to its editor. */
export function SectionRow({ section, pagePath }: SectionRowProps) {
  const typeName = useTypeName();
  const router = useRouter();
  const { language, mayEdit } = useOutline();
  const { id, order, type, title_line: line, options, answers } = section;
  const kind = typeName(type);
  const edit = editSectionsAddress(pagePath, id);
  const open = mayEdit ? edit : previewAddress(pagePath.page);
  return (
    <TreeRow
      id={`section-${id}`}
      name={`${order} · ${kind}: ${line}`}
      look="mt-1.5 ms-5 cursor-pointer rounded-control border border-line bg-card hover:border-edge sm:ms-11"
      onAction={() => void router.navigate({ href: open })}
      content={
        <span className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
          <span className="w-56 shrink-0 text-small font-semibold text-muted tabular-nums max-md:w-full">
            {order} · {kind}
          </span>
          <span lang={language} className="min-w-0 flex-1 basis-40 truncate">
            {line}
          </span>
          <span className="flex shrink-0 gap-x-3 text-small text-muted tabular-nums">
            {options !== null && (
              <span>
                <Plural value={options} one="# option" other="# options" />
              </span>
            )}
            {answers > 0 && (
              <span>
                <Plural value={answers} one="# answer" other="# answers" />
              </span>
            )}
          </span>
        </span>
      }
      end={mayEdit && <PartMenu part={{ kind: "section", id }} name={line || kind} edit={edit} />}
    />
  );
}
