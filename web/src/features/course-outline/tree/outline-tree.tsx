import { useLingui } from "@lingui/react/macro";
import type { CourseOutline } from "@paso/contract";
import { useMemo, useState } from "react";
import { Tree } from "react-aria-components/Tree";
import { useDragAndDrop, type DropTarget } from "react-aria-components/useDragAndDrop";

import { useOutline, useWholeOutline } from "../changes/outline-context.ts";
import { moveTo, type DropPosition } from "../parts/move-part.ts";
import { partKey, readPartKey, type PartKey } from "../parts/part.ts";
import { DropLine } from "./drop-line.tsx";
import { ModuleRow } from "./module-row.tsx";
import { useArrival } from "./use-arrival.ts";

/** With more sections than this, pages begin folded. */
const MANY_SECTIONS = 120;

/**
 * Modules, pages and sections as a tree with drag and drop by mouse, touch or keyboard, within a parent
 * or to another.
 */
export function OutlineTree() {
  const { t } = useLingui();
  const outline = useWholeOutline();
  const { actions, mayEdit } = useOutline();
  // What is folded is kept, not what is open: new parts are open then.
  const [folded, setFolded] = useState(() => new Set<PartKey>(foldedAtFirst(outline)));
  const foldable = useMemo(() => foldableParts(outline), [outline]);
  useArrival((keys) =>
    setFolded((folded) => new Set([...folded].filter((key) => !keys.includes(key)))),
  );

  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !mayEdit,
    getItems: (keys) => [...keys].map((key) => ({ [dragType(key)]: String(key) })),
    acceptedDragTypes: ["module", "page", "section"].map(typeOfKind),
    getDropOperation: (target, types) => {
      const drop = readDrop(target);
      const kind = (["module", "page", "section"] as const).find((kind) =>
        types.has(typeOfKind(kind)),
      );
      const part = kind && { kind, id: 0 };
      return drop && part && moveTo(outline, part, drop) ? "move" : "cancel";
    },
    onMove: ({ keys, target }) => {
      const drop = readDrop(target);
      const part = readPartKey([...keys][0]);
      const move = drop && part && moveTo(outline, part, drop);
      if (move) actions.move(move);
    },
    renderDropIndicator: (target) => <DropLine target={target} />,
  });

  return (
    <Tree
      aria-label={t`Modules, pages and sections`}
      items={outline.modules}
      expandedKeys={foldable.filter((key) => !folded.has(key))}
      onExpandedChange={(keys) => setFolded(new Set(foldable.filter((key) => !keys.has(key))))}
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

function readDrop(target: DropTarget): DropPosition | null {
  const part = target.type === "item" ? readPartKey(target.key) : null;
  return target.type === "item" && part ? { ...part, side: target.dropPosition } : null;
}

function foldableParts({ modules }: CourseOutline): PartKey[] {
  return modules.flatMap(({ id, pages }) => [
    partKey({ kind: "module", id }),
    ...pages.map(({ id }) => partKey({ kind: "page", id })),
  ]);
}

/** Nothing, or the pages where all sections would be too much to look through. */
function foldedAtFirst({ modules }: CourseOutline): PartKey[] {
  const pages = modules.flatMap(({ pages }) => pages);
  const sections = pages.reduce((sum, { sections }) => sum + sections.length, 0);
  return sections > MANY_SECTIONS ? pages.map(({ id }) => partKey({ kind: "page", id })) : [];
}
