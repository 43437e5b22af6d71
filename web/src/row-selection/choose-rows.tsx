import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";

import { Button } from "../ui/staff/button.tsx";
import { CheckboxField } from "../ui/staff/checkbox-field.tsx";
import { type ChosenRows, idsOf, type Row } from "./use-chosen-rows.tsx";

interface ChooseRowsProps<Item extends Row> {
  /** The rows on the screen. */
  rows: readonly Item[];
  /** How many the whole list has. */
  total: number;
  selection: ChosenRows<Item>;
}

/** Chooses the rows shown, then also the rest of the list. */
export function ChooseRows<Item extends Row>({ rows, total, selection }: ChooseRowsProps<Item>) {
  const { t } = useLingui();
  const { chosen, isChosen, choose } = selection;
  const count = chosen.length;
  const shown = rows.length;
  const areShownChosen = rows.every(({ id }) => isChosen(id));
  const onlyShown = () => {
    const ids = new Set(idsOf(rows));
    choose(
      idsOf(chosen).filter((id) => !ids.has(id)),
      false,
    );
  };
  return (
    <>
      <CheckboxField
        label={
          count > 0
            ? t`${plural(count, { one: "# chosen", other: "# chosen" })}`
            : t`Choose all shown`
        }
        value={areShownChosen}
        onChange={(isOn) => choose(idsOf(isOn ? rows : chosen), isOn)}
      />
      {/* One button for both ways, so that it keeps the focus. */}
      {areShownChosen && shown < total && (
        <Button
          variant="plain"
          busy={selection.isReading}
          onPress={count > shown ? onlyShown : selection.chooseAll}
        >
          {count > shown ? t`Only the ${shown} shown` : t`Choose all ${total}`}
        </Button>
      )}
    </>
  );
}
