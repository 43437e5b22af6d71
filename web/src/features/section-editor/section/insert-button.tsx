import { useLingui } from "@lingui/react/macro";

import { Icon } from "../../../ui/staff/icon.tsx";
import { useEditor } from "../sections/editor-context.ts";

interface InsertButtonProps {
  /** The section before it, or after it where it is the first on the page. */
  sectionKey: string;
  isFirst?: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** Before, between and after sections: chooses what comes there. Plain, for there are as many as sections. */
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
      className="group mx-auto grid h-6 w-full place-items-center text-muted disabled:opacity-40"
    >
      <span className="grid size-6 place-items-center rounded-full border border-line bg-card opacity-60 group-hover:border-accent group-hover:text-accent group-hover:opacity-100 group-focus-visible:opacity-100">
        <Icon name="add" className="size-4" />
      </span>
    </button>
  );
}
