import { useState } from "react";

/** The selected rows of a list, by id, and a function to change the selection. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const choose = (ids: readonly number[], isChosen: boolean) =>
    setChosen((before) => {
      const after = new Set(before);
      for (const id of ids) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  return { chosen, choose };
}
