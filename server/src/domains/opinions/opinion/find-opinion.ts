import { eq } from "drizzle-orm";

import { opinions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import { notFound } from "../../../platform/errors/domain-error.ts";
import type { Actor } from "../../accounts/index.ts";
import { type ContentSection, type CourseMemory, opinionRulesOf } from "../../courses/index.ts";
import { seesPost } from "../../discussion/index.ts";
import { answersView, findAnsweredQuestion } from "../../learning/index.ts";

/** An opinion with its author, and the question it answers. */
export interface FoundOpinion {
  id: number;
  /** Null if the author was erased. */
  userId: number | null;
  text: string;
  published: boolean;
  hidden: boolean;
  edited: boolean;
  likes: number;
  comments: number;
  /** Null if the author was erased. */
  firstName: string | null;
  avatar: string | null;
  section: ContentSection;
  /** Whether the question's module has ended. */
  moduleClosed: boolean;
}

/**
 * An opinion that a course peer, or its author, may read.
 * @throws `not_found` if it is not visible to them, `forbidden` until they have answered its
 *   question
 */
export async function findOpinion(
  ctx: Context,
  memory: CourseMemory,
  actor: Actor,
  opinionId: number,
): Promise<FoundOpinion> {
  const [row] = await ctx.database
    .select({
      id: opinions.id,
      userId: opinions.userId,
      sectionId: opinions.sectionId,
      text: answersView.text,
      published: opinions.published,
      hidden: opinions.hidden,
      editedAt: opinions.editedAt,
      likes: opinions.likes,
      comments: opinions.comments,
      firstName: users.firstName,
      avatar: users.avatar,
    })
    .from(opinions)
    .innerJoin(answersView, eq(answersView.id, opinions.id))
    .leftJoin(users, eq(users.id, opinions.userId))
    .where(eq(opinions.id, opinionId));
  if (!row || !seesPost(actor, row)) throw notFound();
  const { sectionId, text, editedAt, ...opinion } = row;
  const { section, moduleClosed } = await findAnsweredQuestion(ctx, memory, actor, sectionId);
  if (!opinionRulesOf(section.content)) throw notFound();
  return { ...opinion, text: text ?? "", edited: editedAt !== null, section, moduleClosed };
}
