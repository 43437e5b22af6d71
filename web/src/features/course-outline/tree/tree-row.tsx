import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { TreeItem, TreeItemContent } from "react-aria-components/Tree";

import { Icon } from "../../../ui/staff/icon.tsx";
import { useOutline } from "../changes/outline-context.ts";
import type { PartKey } from "../parts/part.ts";

interface TreeRowProps {
  id: PartKey;
  /** The row as text: its accessible name, also for type-ahead. */
  name: string;
  /** Content between the handles and the buttons. */
  content: ReactNode;
  /** Buttons and links at the row's end. */
  end?: ReactNode;
  look: string;
  onAction?: () => void;
  /** The rows below it. */
  children?: ReactNode;
  hasChildItems?: boolean;
}

const square = "grid size-11 shrink-0 place-items-center rounded-control text-muted hover:text-ink";

/** A row of the outline: drag handle, expander and content. */
export function TreeRow({
  id,
  name,
  content,
  end,
  look,
  onAction,
  children,
  hasChildItems = false,
}: TreeRowProps) {
  const { t } = useLingui();
  const { mayEdit } = useOutline();
  return (
    <TreeItem
      id={id}
      textValue={name}
      hasChildItems={hasChildItems}
      {...(onAction && { onAction })}
      className={`group scroll-mt-20 outline-none data-dragging:opacity-50 data-drop-target:bg-accent-soft data-drop-target:outline-2 data-drop-target:outline-accent data-focus-visible:outline-3 data-focus-visible:outline-accent ${look}`}
    >
      <TreeItemContent>
        {({ isExpanded }) => (
          <div className="flex min-h-12 items-center">
            {mayEdit && (
              <Button slot="drag" className={`${square} cursor-grab`}>
                <Icon name="drag" />
              </Button>
            )}
            {hasChildItems && (
              <Button
                slot="chevron"
                className={square}
                aria-label={isExpanded ? t`Fold ${name}` : t`Unfold ${name}`}
              >
                <Icon
                  name="down"
                  className={`size-4.5 transition-transform ${isExpanded ? "" : "-rotate-90"}`}
                />
              </Button>
            )}
            <div className="min-w-0 flex-1 px-1.5 py-2 first:ps-4 last:pe-4">{content}</div>
            {end && <div className="flex shrink-0 items-center">{end}</div>}
          </div>
        )}
      </TreeItemContent>
      {children}
    </TreeItem>
  );
}
