import type { Actor } from "../../accounts/index.ts";

/** What the rules need to know of an opinion or a comment. */
interface Authored {
  /** Null where the author was erased. */
  userId: number | null;
  hidden: boolean;
}

/** Whether a person who may read the question's opinions sees this one. */
export function seesOpinion(
  actor: Pick<Actor, "id">,
  opinion: Authored & { published: boolean },
): boolean {
  return opinion.userId === actor.id || (opinion.published && !opinion.hidden);
}
