import type { Comment } from "@paso/contract";

/** A part of a thread's comments: the latest come first, each part oldest first. */
interface CommentPart {
  comment_list: Comment[];
}

/** A function of part and index that changes what is fetched of a thread. */
type Rewrite = <Part extends CommentPart>(part: Part, index: number) => Part;

/** Adds a comment to the latest ones; one that is there already is replaced. */
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
