import { useQueryClient } from "@tanstack/react-query";

import { pageQuery } from "../../../features/course-player/index.ts";
import { lazyPart } from "../../../loading/lazy-part.tsx";
import { type PeerOpinionsProps, usePlayer } from "../../../section-kinds/player/player.ts";

const loadParts = () => import("./opinions-finish.tsx");
const Opinions = lazyPart(async () => (await loadParts()).Opinions);

/** The end of a finished course. */
export const CourseFinish = lazyPart(async () => (await loadParts()).CourseFinish);

export const preloadOpinions = Opinions.preload;

/** Opinions on a question below the student's own, which is refreshed on the page after an edit. */
export function PageOpinions(props: PeerOpinionsProps) {
  const queryClient = useQueryClient();
  const { pageId } = usePlayer().peers;
  const refreshPage = () =>
    pageId !== null && void queryClient.invalidateQueries(pageQuery(pageId));
  return <Opinions {...props} onEdited={refreshPage} />;
}
