import { opinionPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** People like one's own opinion: told of together. */
export const like: NotificationRules = {
  defaults: { mail: "digest", bell: "on" },
  path: opinionPath,
  text: {
    en: ({ person, others }) => ({
      title: `${withOthers(person, others, "and 1 other", `and ${others} others`)} liked your opinion`,
      label: "Open your opinion",
    }),
    es: ({ person, others }) => ({
      title: `A ${withOthers(person, others, "y otra persona", `y otras ${others} personas`)} ${
        others === 0 ? "le" : "les"
      } ha gustado tu opinión`,
      label: "Abrir tu opinión",
    }),
  },
};

function withOthers(person: string | null, others: number, one: string, several: string): string {
  if (others === 0) return String(person);
  return `${person} ${others === 1 ? one : several}`;
}
