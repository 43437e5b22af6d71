import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";

import { Menu, MenuItem } from "../../../ui/staff/menu.tsx";
import { moveBack } from "../parts/move-part.ts";
import { findPart, type PartName } from "../parts/part.ts";
import { pageHistoryAddress, previewAddress } from "./addresses.ts";
import { useOutline, useWholeOutline } from "./outline-context.ts";

interface PartMenuProps {
  part: PartName;
  name: string;
  /** Address of its editor. */
  edit: string;
  /** Address where sections are added to a page that has some. */
  add?: string;
  /** The page to preview. */
  preview?: number;
}

/** All actions on a part of the outline; for read-only users, the preview. */
export function PartMenu(props: PartMenuProps) {
  const { t } = useLingui();
  const { name } = props;
  return (
    <Menu label={t`More for ${name}`}>
      <PartActions {...props} />
    </Menu>
  );
}

/** A separate component, so that its data is computed for the open menu only. */
function PartActions({ part, edit, add, preview }: PartMenuProps) {
  const { t } = useLingui();
  const router = useRouter();
  const outline = useWholeOutline();
  const { actions, askLibrary, askWhere, mayEdit } = useOutline();
  const go = (address: string) => () => void router.navigate({ href: address });
  const located = findPart(outline, part);
  const moveBy = (steps: number) => () => {
    if (located) actions.move({ ...moveBack(located), position: located.position + steps });
  };
  return (
    <>
      {preview !== undefined && (
        <MenuItem label={t`Preview as student`} icon="eye" onAction={go(previewAddress(preview))} />
      )}
      {part.kind === "page" && (
        <MenuItem label={t`History`} icon="clock" onAction={go(pageHistoryAddress(part.id))} />
      )}
      {mayEdit && located && (
        <>
          <MenuItem label={t`Edit`} icon="edit" onAction={go(edit)} />
          {part.kind === "module" && (
            <MenuItem
              label={t`Add page from the library`}
              icon="list"
              onAction={() => askLibrary(part.id)}
            />
          )}
          {add && <MenuItem label={t`Add sections`} icon="add" onAction={go(add)} />}
          <MenuItem
            label={t`Move up`}
            icon="up"
            isDisabled={located.position === 0}
            onAction={moveBy(-1)}
          />
          <MenuItem
            label={t`Move down`}
            icon="down"
            isDisabled={located.position === located.siblings - 1}
            onAction={moveBy(1)}
          />
          <MenuItem label={t`Move to…`} icon="move" onAction={() => askWhere(part)} />
          <MenuItem label={t`Duplicate`} icon="copy" onAction={() => actions.duplicate(part)} />
          <MenuItem
            label={t`Delete`}
            icon="trash"
            tone="wrong"
            onAction={() => actions.remove(part)}
          />
        </>
      )}
    </>
  );
}
