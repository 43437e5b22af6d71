import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { Passage } from "@paso/contract";
import { Link } from "@tanstack/react-router";

import { buttonClass } from "../../ui/student/button.tsx";
import { KeptPassage } from "./kept-passage.tsx";

interface PassageListProps {
  pageId: number;
  passages: readonly Passage[];
  /** Each one's place in the text, if it is still there. */
  ranges: ReadonlyMap<number, Range>;
}

/** Below a reading: its kept passages, in text order. */
export function PassageList({ pageId, passages, ranges }: PassageListProps) {
  const { t } = useLingui();
  const ordered = passages.toSorted((one, other) => one.start - other.start);
  return (
    <details className="passages-list">
      <summary>
        {plural(passages.length, { one: "# passage kept", other: "# passages kept" })}
      </summary>
      <ul>
        {ordered.map((passage) => (
          <KeptPassage
            key={passage.id}
            pageId={pageId}
            passage={passage}
            range={ranges.get(passage.id) ?? null}
          />
        ))}
      </ul>
      <Link
        to="/student/workbook/{-$courseId}"
        params={{ courseId: undefined }}
        search={{ part: "passages" }}
        className={buttonClass("plain")}
      >
        {t`Open your workbook`}
      </Link>
    </details>
  );
}
