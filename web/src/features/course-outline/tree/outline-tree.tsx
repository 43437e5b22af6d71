import { useLingui } from "@lingui/react/macro";
import type { CourseOutline } from "@paso/contract";
import { useState } from "react";
import { Tree } from "react-aria-components/Tree";
import { useDragAndDrop, type DropTarget } from "react-aria-components/useDragAndDrop";

import { useOutline } from "../outline-context.ts";
import { moveTo, type DropPlace } from "../parts/move-part.ts";
import { readPartKey, type PartKey } from "../parts/part.ts";
import { DropLine } from "./drop-line.tsx";
import { ModuleRow } from "./module-row.tsx";
import { useArrival } from "./use-arrival.ts";

/** With more sections than this, pages begin folded. */
const MANY_SECTIONS = 120;

/**
 * Modules, pages and sections as a tree whose rows are moved by dragging them, by mouse, touch or
 * keyboard, within their parent and to others.
 */
export function OutlineTree() {
  const { t } = useLingui();
  const { outline, actions } = useOutline();
  const [expanded, setExpanded] = useState(() => new Set<string>(openAtFirst(outline)));
  useArrival((keys) => setExpanded((open) => new Set([...open, ...keys])));

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !outline.may_edit,
    getItems: (keys) => [...keys].map((key) => ({ [dragType(key)]: String(key) })),
    acceptedDragTypes: ["module", "page", "section"].map(typeOfKind),
    getDropOperation: (target, types) => {
      const place = placeOf(target);
      const kind = (["module", "page", "section"] as const).find((kind) =>
        types.has(typeOfKind(kind)),
      );
      const part = kind && { kind, id: 0 };
      return place && part && moveTo(outline, part, place) ? "move" : "cancel";
    },
    onMove: ({ keys, target }) => {
      const place = placeOf(target);
      const part = readPartKey([...keys][0]);
      const move = place && part && moveTo(outline, part, place);
      if (move) actions.move(move);
    },
    renderDropIndicator: (target) => <DropLine target={target} />,
  });

  return (
    <Tree
      aria-label={t`Modules, pages and sections`}
      items={outline.modules}
      expandedKeys={expanded}
      onExpandedChange={(keys) => setExpanded(new Set([...keys].map(String)))}
      dragAndDropHooks={dragAndDropHooks}
      keyboardNavigationBehavior="tab"
      className="outline-none"
    >
      {(module) => <ModuleRow module={module} />}
    </Tree>
  );
}

function typeOfKind(kind: string): string {
  return `paso-${kind}`;
}

function dragType(key: unknown): string {
  return typeOfKind(readPartKey(key)?.kind ?? "nothing");
}

function placeOf(target: DropTarget): DropPlace | null {
  const part = target.type === "item" ? readPartKey(target.key) : null;
  return target.type === "item" && part ? { ...part, side: target.dropPosition } : null;
}

/** Everything, or the modules alone where that would be too much to look through. */
function openAtFirst({ modules }: CourseOutline): PartKey[] {
  const pages = modules.flatMap(({ pages }) => pages);
  const sections = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  return [
    ...modules.map(({ id }) => `module-${id}` as const),
    ...(sections > MANY_SECTIONS ? [] : pages.map(({ id }) => `page-${id}` as const)),
  ];
}
