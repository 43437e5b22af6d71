import type { Actor } from "../../accounts/index.ts";

/** What the rules need to know of a post. */
interface Authored {
  /** Null where the author was erased. */
  userId: number | null;
  hidden: boolean;
  published: boolean;
}

/** Whether a person who may read posts of its kind there sees this one. */
export function seesPost(actor: Pick<Actor, "id">, post: Authored): boolean {
  return post.userId === actor.id || (post.published && !post.hidden);
}
