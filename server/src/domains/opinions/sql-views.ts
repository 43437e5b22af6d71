import { sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";

import { opinionComments, opinions } from "../../database/tables/index.ts";

// What other domains may join: in SQL, read only, and no more than they need to know.

/** Texts that answer a question, as `opinion`; their words are in learning's `answersView`. */
export const opinionsView = new QueryBuilder()
  .select({
    id: opinions.id,
    sectionId: opinions.sectionId,
    published: opinions.published,
    hidden: opinions.hidden,
    likes: opinions.likes,
    comments: opinions.comments,
    editedAt: opinions.editedAt,
  })
  .from(opinions)
  .as("opinion");

/** Comments on opinions, as `opinion_comment`. */
export const opinionCommentsView = new QueryBuilder()
  .select({
    id: opinionComments.id,
    opinionId: opinionComments.opinionId,
    userId: opinionComments.userId,
    text: opinionComments.text,
    hidden: opinionComments.hidden,
    createdAt: opinionComments.createdAt,
  })
  .from(opinionComments)
  .as("opinion_comment");

export const opinionLikesView = sql`(select opinion_id, user_id, created_at from opinion_likes)`;

/** How published texts were received; `open_reports` are those on them and on their comments. */
export const receptionView = sql`(
  select o.id, o.section_id, o.hidden, o.likes, o.comments, o.views, (
    select count(*) from opinion_reports r where r.opinion_id = o.id and r.decision_id is null
  ) as open_reports
  from opinions o where o.published)`;

/** Requests to pin opinions, which are `asked` at first, and their outcomes. */
export const pinsView = sql`(select opinion_id, state from opinion_pins)`;
