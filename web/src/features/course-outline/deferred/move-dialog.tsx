import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { SearchablePicker } from "../../../ui/staff/searchable-picker.tsx";
import { useOutline, useWholeOutline } from "../changes/outline-context.ts";
import { findPart, type PartName, type LocatedPart } from "../parts/part.ts";
import { possibleParents } from "../parts/possible-parents.ts";

interface MoveDialogProps {
  /** The part to move; null while there is none. */
  part: PartName | null;
  onClose: () => void;
}

/** Moves a part to a chosen position: the parent, and after which of its children. */
export function MoveDialog({ part, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const outline = useWholeOutline();
  const located = part && findPart(outline, part);
  const name = located?.title ?? "";
  return (
    <Dialog open={located != null} onClose={onClose} title={t`Move ${name}`}>
      {located && <MoveForm key={located.id} part={located} onClose={onClose} />}
    </Dialog>
  );
}

function MoveForm({ part, onClose }: { part: LocatedPart; onClose: () => void }) {
  const { t } = useLingui();
  const outline = useWholeOutline();
  const { actions } = useOutline();
  const parents = possibleParents(outline, part);
  const [parentId, setParentId] = useState<number | null>(part.parentId);
  const [position, setPosition] = useState<number | null>(part.position);
  const parent = parents.find(({ id }) => id === parentId);
  const positions = [
    { id: 0, label: t`At the beginning` },
    ...(parent?.others ?? []).map((title, index) => ({ id: index + 1, label: t`After ${title}` })),
  ];
  const canMove = parent !== undefined && position !== null;
  return (
    <div className="grid gap-5">
      {part.kind !== "module" && (
        <SearchablePicker
          label={part.kind === "page" ? t`Module` : t`Page`}
          placeholder={part.kind === "page" ? t`Select a module...` : t`Select a page...`}
          options={parents}
          value={parentId}
          onChange={(id) => {
            setParentId(id);
            const others = parents.find((parent) => parent.id === id)?.others.length ?? 0;
            setPosition(id === part.parentId ? part.position : others);
          }}
        />
      )}
      {parent && (
        <SearchablePicker
          key={parent.id}
          label={t`Place`}
          placeholder={t`Select a place...`}
          options={positions}
          value={position}
          onChange={setPosition}
        />
      )}
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button
          isDisabled={!canMove}
          onPress={() => {
            if (!canMove) return;
            onClose();
            actions.move({ kind: part.kind, id: part.id, parentId: parent.id, position });
          }}
        >
          {t`Move`}
        </Button>
      </div>
    </div>
  );
}
