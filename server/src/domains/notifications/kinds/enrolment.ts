import type { NotificationRules } from "./notification-rules.ts";

/** Somebody else enrolled the receiver in a course. */
export const enrolment: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  // The course's own page opens only while the course runs; the start page also says when it begins.
  path: () => "/student",
  text: {
    en: ({ courseTitle }) => ({
      title: `You can now take the course “${courseTitle}”`,
      label: "Go to your courses",
    }),
    es: ({ courseTitle }) => ({
      title: `Ya puedes hacer el curso «${courseTitle}»`,
      label: "Ir a tus cursos",
    }),
  },
};
