import { useLingui } from "@lingui/react/macro";
import { useState, type SubmitEvent } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";

import { ApiError, describeFailure } from "../../../api/index.ts";
import { Button } from "../../../ui/staff/button.tsx";
import { FormError } from "../../../ui/staff/form-error.tsx";
import { Popover } from "../../../ui/staff/popover.tsx";
import { TextField } from "../../../ui/staff/text-field.tsx";
import { useOutline } from "./outline-context.ts";

interface AddPartProps {
  label: string;
  /** Label of the form if it says more, such as `Add page to Getting started`. */
  formLabel?: string;
  parent: { kind: "course" | "module"; id: number };
  siblings: readonly { order: number }[];
  /** Hides the label visually on a phone, where rows are narrow. */
  labelHidden?: boolean;
}

/** Adds a page to a module, or a module to the course, in place: after its siblings. */
export function AddPart({
  label,
  formLabel = label,
  parent,
  siblings,
  labelHidden = false,
}: AddPartProps) {
  // Outlives the popover, which a press beside it closes.
  const [title, setTitle] = useState("");
  return (
    <DialogTrigger>
      <Button variant="plain" icon="add" className="text-small" aria-label={formLabel}>
        <span className={labelHidden ? "max-sm:hidden" : ""}>{label}</span>
      </Button>
      <Popover
        placement={parent.kind === "course" ? "bottom start" : "bottom end"}
        className="w-[min(24rem,calc(100vw-2rem))] p-5"
      >
        <Dialog aria-label={formLabel} className="outline-none">
          {({ close }) => <AddForm {...{ label, parent, siblings, title, setTitle, close }} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

interface AddFormProps extends Pick<AddPartProps, "label" | "parent" | "siblings"> {
  title: string;
  setTitle: (title: string) => void;
  close: () => void;
}

function AddForm({ label, parent, siblings, title, setTitle, close }: AddFormProps) {
  const { t } = useLingui();
  const { actions } = useOutline();
  const [error, setError] = useState<Error | null>(null);
  const [busy, setBusy] = useState(false);
  const end = () => {
    setTitle("");
    close();
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setError(null);
    setBusy(true);
    try {
      const order = Math.max(0, ...siblings.map(({ order }) => order)) + 1;
      await actions.add(parent, { title, order });
      end();
    } catch (error) {
      setError(error as Error);
      setBusy(false);
    }
  };
  const issue = error instanceof ApiError ? error.fieldMessages["title"] : undefined;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      {!issue && <FormError failure={error && describeFailure(error)} />}
      <TextField
        label={t`Title`}
        name="title"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened this form
        autoFocus
        maxLength={255}
        value={title}
        onChange={setTitle}
        error={issue}
      />
      <div className="flex justify-end gap-3">
        <Button variant="quiet" onPress={end}>
          {t`Cancel`}
        </Button>
        <Button type="submit" busy={busy} isDisabled={title.trim() === ""}>
          {label}
        </Button>
      </div>
    </form>
  );
}
