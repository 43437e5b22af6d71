import { and, asc, desc, eq, not, sql } from "drizzle-orm";

import { prepareStatement } from "../../../database/prepare-statement.ts";
import { opinionPins, opinions, users } from "../../../database/tables/index.ts";
import type { Context } from "../../../platform/context.ts";
import type { Actor } from "../../accounts/index.ts";
import {
  arrangeFairly,
  type FairCursor,
  fairValues,
  ownReactions,
  pickedPost,
  pickFairly,
} from "../../discussion/index.ts";
import { answersView } from "../../learning/index.ts";
import { opinionDiscussion } from "../opinion/opinion-discussion.ts";

interface Wanted {
  sectionId: number;
  cursor: FairCursor;
  /** Opinions to show. */
  limit: number;
}

/** An opinion as its list shows it. */
export type ListedOpinion = Omit<
  Awaited<ReturnType<typeof findOwnOpinion>>[number],
  "firstName"
> & {
  /** Null if the author was erased. */
  firstName: string | null;
};

/**
 * A page of the peers' opinions on a question, without the reader's own, in fair order.
 * @returns the page, and the cursor of the next; null at the end
 */
export async function listOpinions(
  { database }: Pick<Context, "database">,
  actor: Pick<Actor, "id">,
  { sectionId, cursor, limit }: Wanted,
): Promise<{ opinions: ListedOpinion[]; next: FairCursor | null }> {
  const rows = await selectPeers(database).execute({
    userId: actor.id,
    sectionId,
    ...fairValues(cursor, limit),
  });
  const { posts, next } = arrangeFairly(rows, cursor);
  return { opinions: posts.map((post) => ({ ...post, pin: null })), next };
}

/** Pinned opinions on a question, in the order in which they were written; without the reader's own. */
export async function findPinnedOpinions(
  { database }: Pick<Context, "database">,
  actor: Pick<Actor, "id">,
  sectionId: number,
): Promise<ListedOpinion[]> {
  const rows = await selectPinned(database).execute({ userId: actor.id, sectionId });
  return rows.map((row) => ({ ...row, pin: "pinned" as const }));
}

/** The person's own opinion on a question, as a list of at most one. */
export async function findOwnOpinion(ctx: Context, actor: Pick<Actor, "id">, sectionId: number) {
  return selectOwn(ctx.database).execute({ userId: actor.id, sectionId });
}

const { placeholder } = sql;

const peers = sql`${opinions.sectionId} = ${placeholder("sectionId")}
  and ${opinions.userId} is distinct from ${placeholder("userId")}
  and not ${opinions.isPinned}`;

const selectPinned = prepareStatement((database) =>
  database
    .select(shownOf(opinions))
    .from(opinions)
    .innerJoin(answersView, eq(answersView.id, opinions.id))
    .leftJoin(users, eq(users.id, opinions.userId))
    .where(
      and(
        eq(opinions.sectionId, placeholder("sectionId")),
        opinions.isPinned,
        opinions.published,
        not(opinions.hidden),
        sql`${opinions.userId} is distinct from ${placeholder("userId")}`,
      ),
    )
    .orderBy(asc(opinions.id))
    .prepare("list_pinned_opinions"),
);

const selectPeers = prepareStatement((database) =>
  database
    .select({
      ...shownOf(pickedPost),
      isNewest: pickedPost.isNewest,
      rest: pickedPost.rest,
    })
    .from(pickFairly(opinionDiscussion, peers))
    .innerJoin(answersView, eq(answersView.id, pickedPost.id))
    .leftJoin(users, sql`${users.id} = ${pickedPost.userId}`)
    .orderBy(desc(pickedPost.id))
    .prepare("list_opinions"),
);

const selectOwn = prepareStatement((database) =>
  database
    .select({ ...shownOf(opinions), pin: opinionPins.state })
    .from(answersView)
    .innerJoin(opinions, eq(opinions.id, answersView.id))
    .leftJoin(opinionPins, eq(opinionPins.opinionId, opinions.id))
    .innerJoin(users, eq(users.id, answersView.userId))
    .where(
      and(
        eq(answersView.userId, placeholder("userId")),
        eq(answersView.sectionId, placeholder("sectionId")),
      ),
    )
    .prepare("list_own_opinions"),
);

/** The columns of an opinion in a list. */
function shownOf({ id, comments, likes, hidden }: typeof opinions | typeof pickedPost) {
  return {
    id,
    text: sql<string>`coalesce(${answersView.text}, '')`,
    firstName: users.firstName,
    avatar: users.avatar,
    comments,
    likes,
    hidden,
    ...ownReactions(opinionDiscussion, id, placeholder("userId")),
  };
}
