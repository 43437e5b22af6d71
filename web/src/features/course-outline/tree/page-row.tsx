import { Plural, useLingui } from "@lingui/react/macro";
import { Collection } from "react-aria-components/Collection";

import { PathLink } from "../../../ui/path-link.tsx";
import { Badge } from "../../../ui/staff/badge.tsx";
import { buttonClass } from "../../../ui/staff/button.tsx";
import { Icon } from "../../../ui/staff/icon.tsx";
import { addSectionsAddress, editPageAddress, editSectionsAddress } from "../changes/addresses.ts";
import { useOutline } from "../changes/outline-context.ts";
import { PartMenu } from "../changes/part-menu.tsx";
import type { OutlinePage } from "../parts/part.ts";
import { SectionRow } from "./section-row.tsx";
import { TreeRow } from "./tree-row.tsx";

interface PageRowProps {
  page: OutlinePage;
  /** Its module's id. */
  module: number;
}

/** A page with a link to its section editor, and its sections below. */
export function PageRow({ page, module }: PageRowProps) {
  const { t } = useLingui();
  const { courseId, language, mayEdit } = useOutline();
  const { id, order, title, sections } = page;
  const path = { course: courseId, module, page: id };
  return (
    <TreeRow
      id={`page-${id}`}
      name={`${order}. ${title}`}
      look="mt-2 rounded-card border border-line bg-card"
      hasChildItems={sections.length > 0}
      content={
        <span className="flex flex-wrap items-center gap-x-3">
          <span lang={language} className="font-semibold wrap-anywhere">
            {order}. {title}
          </span>
          {sections.length === 0 ? (
            <Badge tone="warm">{t`Empty`}</Badge>
          ) : (
            <span className="text-small text-muted tabular-nums">
              <Plural value={sections.length} one="# section" other="# sections" />
            </span>
          )}
        </span>
      }
      end={
        <>
          {mayEdit && (
            <PathLink
              path={sections.length > 0 ? editSectionsAddress(path) : addSectionsAddress(path)}
              className={`${buttonClass("plain")} text-small`}
            >
              <Icon name={sections.length > 0 ? "edit" : "add"} className="size-5 sm:hidden" />
              <span className="max-sm:sr-only">
                {sections.length > 0 ? t`Edit sections` : t`Add sections`}
              </span>
              <span lang={language} className="sr-only">
                : {title}
              </span>
            </PathLink>
          )}
          <PartMenu
            part={{ kind: "page", id }}
            name={title}
            edit={editPageAddress(path)}
            {...(sections.length > 0 && { add: addSectionsAddress(path) })}
            preview={id}
          />
        </>
      }
    >
      <Collection items={sections}>
        {(section) => <SectionRow section={section} pagePath={path} />}
      </Collection>
    </TreeRow>
  );
}
