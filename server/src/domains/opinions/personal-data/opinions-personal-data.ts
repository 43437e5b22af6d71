import { and, asc, eq, gt, sql } from "drizzle-orm";

import { opinionPins, opinions } from "../../../database/tables/index.ts";
import { inBatches } from "../../../platform/in-batches.ts";
import { definePart, type PersonalData } from "../../../platform/personal-data/personal-data.ts";
import { reactionParts } from "../../discussion/index.ts";
import { answersView } from "../../learning/index.ts";
import { opinionDiscussion } from "../opinion/opinion-discussion.ts";
import { eraseAuthor } from "./erase-author.ts";

const TEXT = { en: "Text", es: "Texto" };
const WHEN = { en: "When", es: "Cuándo" };
const HIDDEN = { en: "Hidden by the staff", es: "Oculta por el profesorado" };
const OPINION = { en: "Opinion", es: "Opinión" };

interface OwnOpinion {
  opinion: typeof opinions.$inferSelect;
  text: string | null;
  at: Date;
}

const opinionList = definePart({
  name: "opinions",
  tables: ["opinions"],
  title: { en: "Opinions", es: "Opiniones" },
  fields: {
    text: TEXT,
    published: { en: "Course mates can read it", es: "La leen los compañeros" },
    hidden: HIDDEN,
    likes: { en: "Likes", es: "Me gusta" },
    comments: { en: "Comments", es: "Comentarios" },
    at: WHEN,
    edited_at: { en: "Changed", es: "Cambiada" },
  },
  async *read({ database }, { userId }) {
    const rows = inBatches<OwnOpinion>((after, limit) =>
      database
        .select({ opinion: opinions, text: answersView.text, at: answersView.createdAt })
        .from(answersView)
        .innerJoin(opinions, eq(opinions.id, answersView.id))
        .where(and(eq(answersView.userId, userId), gt(opinions.id, after?.opinion.id ?? 0)))
        .orderBy(asc(opinions.id))
        .limit(limit),
    );
    for await (const { opinion, text, at } of rows) {
      const { published, hidden, likes, comments, editedAt } = opinion;
      yield { text, published, hidden, likes, comments, at, edited_at: editedAt };
    }
  },
});

const [commentList, likeList, reportList, decisionList] = reactionParts(opinionDiscussion, {
  field: "opinion",
  prefix: "",
  post: OPINION,
  text: sql`(select ${answersView.text} from ${answersView} where ${answersView.id} = ${opinions.id})`,
  titles: {
    comments: { en: "Comments", es: "Comentarios" },
    likes: { en: "Opinions you liked", es: "Opiniones que te gustaron" },
    reports: {
      en: "What you reported to the staff",
      es: "Lo que has denunciado al profesorado",
    },
    decisions: {
      en: "What you decided on as staff",
      es: "Lo que has decidido como profesorado",
    },
  },
});

const pinList = definePart({
  name: "pins",
  tables: ["opinion_pins"],
  title: {
    en: "Opinions that staff asked to pin",
    es: "Opiniones que el profesorado pidió destacar",
  },
  fields: {
    opinion: OPINION,
    state: { en: "State", es: "Estado" },
    at: WHEN,
    answered_at: { en: "Answered", es: "Respondido" },
  },
  words: {
    state: {
      asked: { en: "Asked", es: "Pedida" },
      pinned: { en: "Pinned", es: "Destacada" },
      declined: { en: "Declined", es: "Rechazada" },
    },
  },
  async *read({ database }, { userId }) {
    yield* await database
      .select({
        opinion: answersView.text,
        state: opinionPins.state,
        at: opinionPins.askedAt,
        answered_at: opinionPins.answeredAt,
      })
      .from(opinionPins)
      .innerJoin(answersView, eq(answersView.id, opinionPins.opinionId))
      .where(eq(answersView.userId, userId))
      .orderBy(asc(opinionPins.askedAt));
  },
});

/** Personal data in opinions. */
export const opinionsPersonalData: PersonalData = {
  parts: [opinionList, commentList, likeList, reportList, pinList, decisionList],
  withheld: { opinion_readings: "Up to which opinion staff have read a course: a mark, no text." },
  goesWithAccount: ["opinion_reports", "opinion_readings"],
  erases: ["opinions", "opinion_pins", "opinion_likes", "opinion_comments", "opinion_decisions"],
  erase: eraseAuthor,
};
