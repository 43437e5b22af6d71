import { type ComponentProps, Suspense } from "react";

import type { DraftPreview } from "../../../features/preview/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";

const Preview = lazyPart(
  async () => (await import("../../../features/preview/index.ts")).DraftPreview,
  { texts: "staff" },
);

/** The editor's content as students will read it, loaded lazily. */
export function DeferredDraftPreview(props: ComponentProps<typeof DraftPreview>) {
  return (
    <Suspense fallback={<Loading />}>
      <Preview {...props} />
    </Suspense>
  );
}
