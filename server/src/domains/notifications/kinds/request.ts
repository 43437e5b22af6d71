import type { NotificationRules } from "./notification-rules.ts";

/** Requests to join a course whose students the receiver manages, bundled. */
export const request: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  forStaff: true,
  path: ({ courseId }) => `/authoring/courses/${courseId}/people#requests`,
  text: {
    en: ({ person, others, courseTitle }) => ({
      title: `${named(person, others, "and 1 other", `and ${others} others`)} ${
        others === 0 ? "asks" : "ask"
      } to join “${courseTitle}”`,
      label: "Approve or decline",
    }),
    es: ({ person, others, courseTitle }) => ({
      title: `${named(person, others, "y otra persona", `y otras ${others} personas`)} ${
        others === 0 ? "pide" : "piden"
      } inscribirse en «${courseTitle}»`,
      label: "Aceptar o rechazar",
    }),
  },
};

function named(person: string | null, others: number, one: string, several: string): string {
  if (others === 0) return String(person);
  return `${person} ${others === 1 ? one : several}`;
}
