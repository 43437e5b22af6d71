import type { ComponentProps } from "react";
import { Suspense } from "react";

import type { CoursePathPickers } from "../../../features/authoring-pickers/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";

const Pickers = lazyPart(
  async () => (await import("../../../features/authoring-pickers/index.ts")).CoursePathPickers,
  { texts: "staff" },
);

/** The pickers of a screen whose address mostly says already what is picked; they keep their room. */
export function DeferredPickers(props: ComponentProps<typeof CoursePathPickers>) {
  return (
    <Suspense fallback={<div className="min-h-19" />}>
      <Pickers {...props} />
    </Suspense>
  );
}
