import { Suspense } from "react";

import { lazyPart } from "../../../loading/lazy-part.tsx";
import { Loading } from "../../../ui/staff/loading.tsx";

const Lazy = lazyPart(async () => (await import("../../screens/nothing-here.tsx")).NothingHere);

/** For addresses below a staff screen that lead nowhere, with the texts that staff seldom need. */
export function NothingHere() {
  return (
    <Suspense fallback={<Loading className="py-20" />}>
      <Lazy />
    </Suspense>
  );
}
