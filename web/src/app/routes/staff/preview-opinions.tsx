import { previewOpinionsQuery } from "../../../features/preview/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import type { PeerOpinionsProps } from "../../../section-kinds/player/player.ts";

const OpinionList = lazyPart(
  async () => (await import("../../../features/opinions/index.ts")).OpinionList,
);

/** Opinions of a preview's invented class on a question. */
export function PreviewOpinions({ questionId, workbookOnly, examples }: PeerOpinionsProps) {
  return (
    <>
      {examples}
      {!workbookOnly && <OpinionList query={previewOpinionsQuery(questionId)} />}
    </>
  );
}
