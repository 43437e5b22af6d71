import type { PageData } from "@paso/contract";
import { useQuery } from "@tanstack/react-query";
import { createPortal } from "react-dom";

import { PassageList } from "./passage-list.tsx";

import "./passages.css";
import { passagesQuery } from "./passage-queries.ts";
import { useHighlights } from "./reading/use-highlights.ts";
import { useReadings } from "./reading/use-readings.ts";
import { useSelectedPassage } from "./reading/use-selected-passage.ts";
import { SelectionTools } from "./selection-tools.tsx";

const NONE: readonly never[] = [];

/** Saves passages selected in a page's readings, and shows the saved ones. */
export function KeptPassages({ page }: { page: PageData }) {
  const pageId = page.page.id;
  const { data: passages = NONE } = useQuery(passagesQuery(pageId));
  const readings = useReadings(page);
  const ranges = useHighlights(readings, passages);
  const selected = useSelectedPassage(readings);
  return readings.map(({ sectionId, host }) => {
    const own = passages.filter((passage) => passage.section_id === sectionId);
    return createPortal(
      <>
        <SelectionTools
          pageId={pageId}
          sectionId={sectionId}
          selected={selected?.passage.sectionId === sectionId ? selected : null}
        />
        {own.length > 0 && <PassageList pageId={pageId} passages={own} ranges={ranges} />}
      </>,
      host,
      String(sectionId),
    );
  });
}
