import "./insert-button.css";
import { useLingui } from "@lingui/react/macro";

import { Icon } from "../../../ui/staff/icon.tsx";
import { useEditor } from "../sections/editor-context.ts";

interface InsertButtonProps {
  /** The section before it, or after it for the first position on the page. */
  sectionKey: string;
  isFirst?: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** Chooses what to insert before, between or after sections. Kept light, as there is one per section. */
export function InsertButton({
  sectionKey,
  isFirst = false,
  isDisabled,
  onPress,
}: InsertButtonProps) {
  const { t } = useLingui();
  const number = useEditor((state) => state.sections[sectionKey]?.order) ?? "–";
  const label = isFirst
    ? t`Add a section before section ${number}`
    : t`Add a section after section ${number}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      data-insert={isFirst ? "first" : undefined}
      disabled={isDisabled}
      onClick={onPress}
      className="insert-button"
    >
      <span>
        <Icon name="add" className="size-4" />
      </span>
    </button>
  );
}
