import { useLingui } from "@lingui/react/macro";
import { useState } from "react";

import { staffKind } from "../../../section-kinds/staff-kinds.ts";
import { useTypeName } from "../../../section-kinds/staff-type-name.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { Dialog } from "../../../ui/staff/dialog.tsx";
import { SelectField } from "../../../ui/staff/select-field.tsx";
import { useEditorStore } from "../sections/editor-context.ts";

const FIRST = "first";
/** Characters of a section's title in the list. */
const TITLE_LENGTH = 60;

interface MoveDialogProps {
  sectionKey: string;
  /** Moves it to a place, from 0. */
  onMove: (to: number) => void;
  onClose: () => void;
}

/** Moves a section within its page, by choosing the one it comes after. */
export function MoveDialog({ sectionKey, onMove, onClose }: MoveDialogProps) {
  const { t } = useLingui();
  const store = useEditorStore();
  const typeName = useTypeName();
  const list = store.list();
  const others = list.filter(({ key }) => key !== sectionKey);
  const index = list.findIndex(({ key }) => key === sectionKey);
  const [after, setAfter] = useState(list[index - 1]?.key ?? FIRST);

  function move(): void {
    onMove(others.findIndex(({ key }) => key === after) + 1);
    onClose();
  }

  return (
    <Dialog open onClose={onClose} title={t`Move section`}>
      <SelectField
        label={t`Place`}
        value={after}
        options={[
          { id: FIRST, label: t`At the beginning` },
          ...others.map((other) => {
            const name = [`${other.order} · ${typeName(other.type)}`, staffKind(other).title(other)]
              .filter(Boolean)
              .join(" · ")
              .slice(0, TITLE_LENGTH);
            return { id: other.key, label: t`After ${name}` };
          }),
        ]}
        onChange={setAfter}
      />
      <div className="mt-6 flex justify-end gap-3">
        <Button variant="quiet" onPress={onClose}>
          {t`Cancel`}
        </Button>
        <Button onPress={move}>{t`Move`}</Button>
      </div>
    </Dialog>
  );
}
