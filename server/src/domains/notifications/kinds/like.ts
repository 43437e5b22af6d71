import { conversationPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** Likes of the receiver's opinion or article, bundled. */
export const like: NotificationRules = {
  defaults: { mail: "digest", bell: "on" },
  path: conversationPath,
  text: {
    en: ({ person, others, articleId }) => {
      const post = articleId === null ? "opinion" : "article";
      const people = withOthers(person, others, "and 1 other", `and ${others} others`);
      return { title: `${people} liked your ${post}`, label: `Open your ${post}` };
    },
    es: ({ person, others, articleId }) => ({
      title: `A ${withOthers(person, others, "y otra persona", `y otras ${others} personas`)} ${
        others === 0 ? "le" : "les"
      } ha gustado tu ${articleId === null ? "opinión" : "artículo"}`,
      label: articleId === null ? "Abrir tu opinión" : "Abrir tu artículo",
    }),
  },
};

function withOthers(person: string | null, others: number, one: string, several: string): string {
  if (others === 0) return String(person);
  return `${person} ${others === 1 ? one : several}`;
}
