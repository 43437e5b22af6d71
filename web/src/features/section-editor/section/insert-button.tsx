import { useLingui } from "@lingui/react/macro";

import { Icon } from "../../../ui/staff/icon.tsx";
import { useEditor } from "../sections/editor-context.ts";

interface InsertButtonProps {
  /** The section before. */
  sectionKey: string;
  isDisabled: boolean;
  onPress: () => void;
}

/** Between two sections: chooses what comes there. Plain, for there is one after every section. */
export function InsertButton({ sectionKey, isDisabled, onPress }: InsertButtonProps) {
  const { t } = useLingui();
  const number = useEditor((state) => state.sections[sectionKey]?.order) ?? "–";
  const label = t`Add a section after section ${number}`;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
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
