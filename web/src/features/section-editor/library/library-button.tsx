import { useLingui } from "@lingui/react/macro";
import { Suspense, use, useState } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Button } from "../../../ui/staff/button.tsx";
import { useEditor } from "../sections/editor-context.ts";
import { LibraryPageContext } from "./library-page.ts";

const LibraryHere = lazyPart(
  async () => (await import("../deferred/library-here.tsx")).LibraryHere,
  { texts: "admin", dialog: true },
);

/** Opens the library of other courses' content; only if there is a page to add it to. */
export function LibraryButton({ onAdded }: { onAdded: (key: string | undefined) => void }) {
  const { t } = useLingui();
  const pageId = use(LibraryPageContext);
  const busy = useEditor((state) => state.busy);
  const [isOpen, setOpen] = useState(false);
  if (pageId === null) return null;
  return (
    <>
      <Button variant="quiet" isDisabled={busy} onPress={() => setOpen(true)}>
        {t`From the library`}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryHere pageId={pageId} onAdded={onAdded} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
