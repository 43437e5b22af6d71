import type { ComponentProps } from "react";
import { Suspense } from "react";

import type { CoursePathPickers } from "../../../features/authoring-pickers/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";

const Pickers = lazyPart(
  async () => (await import("../../../features/authoring-pickers/index.ts")).CoursePathPickers,
  { texts: "staff" },
);

/** Lazy pickers of a screen whose address usually holds the selection; their space is reserved. */
export function DeferredPickers(props: ComponentProps<typeof CoursePathPickers>) {
  return (
    <Suspense fallback={<div className="min-h-19" />}>
      <Pickers {...props} />
    </Suspense>
  );
}
