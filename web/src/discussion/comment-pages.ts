import type { Comment } from "@paso/contract";

/** A page of a thread's comments: the latest page comes first, each page oldest first. */
interface CommentPart {
  comment_list: Comment[];
}

/** Rewrites each fetched page of a thread, given the page and its index. */
type Rewrite = <Part extends CommentPart>(part: Part, index: number) => Part;

/** Adds a comment to the latest page; an existing one is replaced. */
export const withComment =
  (comment: Comment): Rewrite =>
  (part, index) => {
    const others = part.comment_list.filter(({ id }) => id !== comment.id);
    return { ...part, comment_list: index === 0 ? [...others, comment] : others };
  };

export const withCommentFacts =
  (id: number, facts: Partial<Comment>): Rewrite =>
  (part) => ({
    ...part,
    comment_list: part.comment_list.map((one) => (one.id === id ? { ...one, ...facts } : one)),
  });

export const withoutComment =
  (id: number): Rewrite =>
  (part) => ({ ...part, comment_list: part.comment_list.filter((one) => one.id !== id) });
