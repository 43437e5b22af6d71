import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

import { describeFailure } from "../api/index.ts";
import { FailureText } from "../ui/failure-text.tsx";
import { showToast } from "../ui/staff/toast.ts";

export interface Row {
  id: number;
}

interface PagedRows<Item extends Row> {
  /** The rows on the screen. */
  rows: readonly Item[];
  /** Names the list, filters included: what was read beyond the screen belongs to it. */
  list: string;
  /** Reads the whole list. */
  readAll: () => Promise<readonly Item[]>;
}

/** The selected rows of a paged list. */
export interface ChosenRows<Item extends Row> {
  /** On the screen, and beyond it once all have been chosen. */
  chosen: readonly Item[];
  isChosen: (id: number) => boolean;
  choose: (ids: readonly number[], isChosen: boolean) => void;
  /** Chooses the whole list, which is read first. */
  chooseAll: () => void;
  isReading: boolean;
}

export function useChosenRows<Item extends Row>({
  rows,
  list,
  readAll,
}: PagedRows<Item>): ChosenRows<Item> {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [whole, setWhole] = useState<{ list: string; rows: readonly Item[] } | null>(null);
  const current = useRef(list);
  useEffect(() => {
    current.current = list;
  });
  const choose = (some: readonly number[], isChosen: boolean) =>
    setIds((before) => {
      const after = new Set(before);
      for (const id of some) {
        if (isChosen) after.add(id);
        else after.delete(id);
      }
      return after;
    });
  const reading = useMutation({
    mutationFn: (_list: string) => readAll(),
    onSuccess(found, read) {
      if (read !== current.current) return;
      setWhole({ list: read, rows: found });
      choose(idsOf(found), true);
    },
    onError: (error) => showToast({ text: <FailureText {...describeFailure(error)} /> }),
  });
  const shown = new Set(idsOf(rows));
  const beyond = whole?.list === list ? whole.rows.filter(({ id }) => !shown.has(id)) : [];
  return {
    chosen: [...rows, ...beyond].filter(({ id }) => ids.has(id)),
    isChosen: (id) => ids.has(id),
    choose,
    chooseAll: () => reading.mutate(list),
    isReading: reading.isPending,
  };
}

export const idsOf = (rows: readonly Row[]): number[] => rows.map(({ id }) => id);
