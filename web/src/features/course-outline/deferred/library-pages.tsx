import { useLingui } from "@lingui/react/macro";
import type { LibraryHit, LibraryKind } from "@paso/contract";
import { useState } from "react";

import { describeFailure } from "../../../api/index.ts";
import { LibraryDialog } from "../../../course-library/library-dialog.tsx";
import { useOutline } from "../changes/outline-context.ts";

const PAGES: readonly LibraryKind[] = ["page"];

interface LibraryPagesProps {
  moduleId: number;
  onClose: () => void;
}

/** Copies pages of any course to the end of a module. */
export function LibraryPages({ moduleId, onClose }: LibraryPagesProps) {
  const { t } = useLingui();
  const { actions } = useOutline();
  const [adding, setAdding] = useState<LibraryHit | null>(null);
  const [error, setError] = useState<Error | null>(null);

  async function add(hit: LibraryHit): Promise<void> {
    setAdding(hit);
    setError(null);
    try {
      await actions.copyHere(hit.id, moduleId);
      onClose();
    } catch (failure) {
      setError(failure as Error);
      setAdding(null);
    }
  }

  return (
    <LibraryDialog
      kinds={PAGES}
      note={t`Pages of all your courses. A copy with all sections and files goes to the end of the module; the original and its answers stay where they are.`}
      adding={adding}
      failure={error && describeFailure(error)}
      onAdd={(hit) => void add(hit)}
      onClose={onClose}
    />
  );
}
