import type { PageData } from "@paso/contract";
import { useQueryClient } from "@tanstack/react-query";

import { CodeBlocks } from "../../../features/code-blocks/index.ts";
import { pageQuery } from "../../../features/course-player/index.ts";
import { Moments } from "../../../features/moments/index.ts";
import { PageSteps } from "../../../features/page-steps/index.ts";
import { KeptPassages } from "../../../features/passages/index.ts";
import { Pictures } from "../../../features/pictures/index.ts";
import { StepSwipes } from "./step-swipes.tsx";

/** A course page's parts around its lesson; none of it is part of the first load. */
export function PageExtras({ page }: { page: PageData }) {
  const queryClient = useQueryClient();
  return (
    <>
      <PageSteps page={page} />
      <StepSwipes page={page} />
      <KeptPassages page={page} />
      <Pictures />
      <CodeBlocks />
      <Moments
        key={page.page.id}
        page={page}
        readPage={(pageId) => queryClient.getQueryData(pageQuery(pageId).queryKey)}
      />
    </>
  );
}
