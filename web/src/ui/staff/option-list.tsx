import { ListBox, ListBoxItem } from "react-aria-components/ListBox";

import { Icon } from "./icon.tsx";
import { Popover } from "./popover.tsx";

interface Option {
  id: string | number;
  label: string;
}

/** The list that opens under a select or picker. */
export function OptionList({ options, empty }: { options?: readonly Option[]; empty?: string }) {
  return (
    <Popover className="w-(--trigger-width) p-1">
      <ListBox
        {...(options && { items: options })}
        renderEmptyState={() => <p className="px-3 py-2.5 text-muted">{empty}</p>}
        className="max-h-80 overflow-auto outline-none"
      >
        {({ id, label }: Option) => (
          <ListBoxItem
            id={id}
            textValue={label}
            className="flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-[0.625rem] px-3 py-2 outline-none data-focused:bg-accent-soft data-selected:font-semibold data-focus-visible:outline-3 data-focus-visible:-outline-offset-3 data-focus-visible:outline-accent"
          >
            {({ isSelected }) => (
              <>
                <span className="min-w-0 wrap-anywhere">{label}</span>
                {isSelected && <Icon name="check" className="size-4.5 text-accent" />}
              </>
            )}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
}
