import type { Actor } from "../../accounts/index.ts";

/** The facts about a post that the rules need. */
interface Authored {
  /** Null if the author was erased. */
  userId: number | null;
  hidden: boolean;
  published: boolean;
}

/** Whether a person who may read posts of its kind there sees this one. */
export function seesPost(actor: Pick<Actor, "id">, post: Authored): boolean {
  return post.userId === actor.id || (post.published && !post.hidden);
}
