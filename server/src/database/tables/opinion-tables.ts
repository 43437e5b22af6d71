import { bigint, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

import { instant, users } from "./account-tables.ts";
import { answers } from "./learning-tables.ts";

const userId = () =>
  integer("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
const answerId = () =>
  bigint("answer_id", { mode: "number" })
    .notNull()
    .references(() => answers.id, { onDelete: "cascade" });

export const opinionLikes = pgTable(
  "opinion_likes",
  { userId: userId(), answerId: answerId(), createdAt: instant("created_at").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.answerId] })],
);

export const opinionComments = pgTable(
  "opinion_comments",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    userId: userId(),
    answerId: answerId(),
    text: text().notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    index("opinion_comments_answer").on(table.answerId, table.id),
    index("opinion_comments_user").on(table.userId, table.answerId),
  ],
);
