import { useLingui } from "@lingui/react/macro";
import { Button } from "react-aria-components/Button";
import { ComboBox, Input } from "react-aria-components/ComboBox";

import { ariaFieldProps, FieldFrame, inputClass, type FieldProps } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { OptionList } from "./option-list.tsx";

interface SearchablePickerProps extends FieldProps {
  /** The chosen option's id; null while nothing is chosen. */
  value: number | null;
  onChange: (value: number | null) => void;
  options: readonly { id: number; label: string }[];
  /** Such as "Select a course...". */
  placeholder: string;
}

/** One of many, found by typing a part of its label or by looking through the list. */
export function SearchablePicker({
  value,
  onChange,
  options,
  placeholder,
  ...field
}: SearchablePickerProps) {
  const { t } = useLingui();
  return (
    <ComboBox
      {...ariaFieldProps(field)}
      value={value}
      onChange={(key) => onChange(key === null ? null : Number(key))}
      defaultItems={options}
      menuTrigger="focus"
      onOpenChange={keepPageVisible}
      allowsEmptyCollection
    >
      <FieldFrame {...field}>
        <div className="relative">
          <Input
            placeholder={placeholder}
            className={`${inputClass} pe-12 text-ellipsis`}
            // Typing replaces the current choice, to start a new search.
            onFocus={(event) => event.currentTarget.select()}
          />
          <Button className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink">
            <Icon name="down" className="size-4.5" />
          </Button>
        </div>
      </FieldFrame>
      <OptionList empty={t`No results matched`} />
    </ComboBox>
  );
}

/**
 * While its list is open, React Aria hides everything else from screen readers although it can still be
 * focused, which WCAG forbids. Elements with this attribute are left alone.
 */
function keepPageVisible(isOpen: boolean): void {
  document.body.firstElementChild?.toggleAttribute("data-react-aria-top-layer", isOpen);
}
