import { and, asc, eq, getTableName, gt, type SQL } from "drizzle-orm";

import { inBatches } from "../../../platform/in-batches.ts";
import type {
  LocalizedText,
  PersonalPart,
  PersonalValue,
} from "../../../platform/personal-data/personal-data.ts";
import type { Discussion } from "../kind/discussion.ts";

/** The words for a kind of post in the copy of a person's data. */
export interface PostWords {
  /** Names the field of a post, such as `article`. */
  field: string;
  /** Begins the names of the parts, such as `article-`. */
  prefix: string;
  /** The name of a post. */
  post: LocalizedText;
  /** The text that identifies a post, from its own table. */
  text: SQL<string | null>;
  titles: Readonly<Record<"comments" | "likes" | "reports" | "decisions", LocalizedText>>;
}

type Fields = Record<string, PersonalValue>;
/** A row, and the id after which the next batch begins. */
type Row = { id: number; fields: Fields };

const WHEN = { en: "When", es: "Cuándo" };
const HIDDEN = { en: "Hidden by the staff", es: "Oculto por el profesorado" };
const COMMENT = { en: "Comment", es: "Comentario" };

/** A person's reactions to posts of a kind: comments, likes and reports; last their decisions as staff. */
export function reactionParts(discussion: Discussion, words: PostWords) {
  return [
    commentPart(discussion, words),
    likePart(discussion, words),
    reportPart(discussion, words),
    decisionPart(discussion, words),
  ] as const;
}

async function* fieldsOf(
  read: (after: number, limit: number) => PromiseLike<Row[]>,
): AsyncGenerator<Fields> {
  const rows = inBatches<Row>((last, limit) => read(last?.id ?? 0, limit));
  for await (const { fields } of rows) yield fields;
}

function commentPart(
  { posts, comments }: Discussion,
  { field, prefix, post, text, titles }: PostWords,
): PersonalPart {
  const onPost = `on_${field}`;
  return {
    name: `${prefix}comments`,
    tables: [getTableName(comments)],
    title: titles.comments,
    fields: { text: { en: "Text", es: "Texto" }, [onPost]: post, hidden: HIDDEN, at: WHEN },
    read({ database }, { userId }) {
      const { hidden, createdAt: at } = comments;
      return fieldsOf((after, limit) =>
        database
          .select({ id: comments.id, fields: { text: comments.text, [onPost]: text, hidden, at } })
          .from(comments)
          .innerJoin(posts, eq(posts.id, comments.postId))
          .where(and(eq(comments.userId, userId), gt(comments.id, after)))
          .orderBy(asc(comments.id))
          .limit(limit),
      );
    },
  };
}

function likePart(
  { posts, likes }: Discussion,
  { field, prefix, post, text, titles }: PostWords,
): PersonalPart {
  return {
    name: `${prefix}likes`,
    tables: [getTableName(likes)],
    title: titles.likes,
    fields: { [field]: post, at: WHEN },
    read({ database }, { userId }) {
      return fieldsOf((after, limit) =>
        database
          .select({ id: likes.postId, fields: { [field]: text, at: likes.createdAt } })
          .from(likes)
          .innerJoin(posts, eq(posts.id, likes.postId))
          .where(and(eq(likes.userId, userId), gt(likes.postId, after)))
          .orderBy(asc(likes.postId))
          .limit(limit),
      );
    },
  };
}

function reportPart(
  { posts, comments, reports }: Discussion,
  { field, prefix, post, text, titles }: PostWords,
): PersonalPart {
  return {
    name: `${prefix}reports`,
    tables: [getTableName(reports)],
    title: titles.reports,
    fields: {
      [field]: post,
      comment: COMMENT,
      reason: { en: "Reason", es: "Motivo" },
      at: WHEN,
    },
    async *read({ database }, { userId }) {
      const { reason, createdAt: at } = reports;
      const rows = await database
        .select({ fields: { [field]: text, comment: comments.text, reason, at } })
        .from(reports)
        .innerJoin(posts, eq(posts.id, reports.postId))
        .leftJoin(comments, eq(comments.id, reports.commentId))
        .where(eq(reports.userId, userId))
        .orderBy(asc(reports.createdAt));
      for (const { fields } of rows) yield fields;
    },
  };
}

function decisionPart(
  { posts, comments, decisions }: Discussion,
  { field, prefix, post, text, titles }: PostWords,
): PersonalPart {
  return {
    name: `${prefix}moderation`,
    tables: [getTableName(decisions)],
    title: titles.decisions,
    fields: { [field]: post, comment: COMMENT, hidden: HIDDEN, at: WHEN },
    read({ database }, { userId }) {
      const { hidden, createdAt: at } = decisions;
      return fieldsOf((after, limit) =>
        database
          .select({
            id: decisions.id,
            fields: { [field]: text, comment: comments.text, hidden, at },
          })
          .from(decisions)
          .innerJoin(posts, eq(posts.id, decisions.postId))
          .leftJoin(comments, eq(comments.id, decisions.commentId))
          .where(and(eq(decisions.userId, userId), gt(decisions.id, after)))
          .orderBy(asc(decisions.id))
          .limit(limit),
      );
    },
  };
}
