import type { PageData } from "@paso/contract";

import { CodeBlocks } from "../../../features/code-blocks/index.ts";
import { PageSteps } from "../../../features/page-steps/index.ts";
import { KeptPassages } from "../../../features/passages/index.ts";
import { Pictures } from "../../../features/pictures/index.ts";

/** What a course page has beside its lesson; none of it is part of the first load. */
export function PageExtras({ page }: { page: PageData }) {
  return (
    <>
      <PageSteps page={page} />
      <KeptPassages page={page} />
      <Pictures />
      <CodeBlocks />
    </>
  );
}
