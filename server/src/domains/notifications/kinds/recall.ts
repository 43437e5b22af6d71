import type { NotificationRules } from "./notification-rules.ts";

/** Questions of a course for which the receiver enabled recall. */
export const recall: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: ({ courseId }) => `/student/courses/${courseId}/again`,
  text: {
    en: ({ courseTitle }) => ({
      title: `What has stayed with you of “${courseTitle}”? A few questions, a minute each`,
      label: "Answer them",
    }),
    es: ({ courseTitle }) => ({
      title: `¿Qué te ha quedado de «${courseTitle}»? Unas preguntas, un minuto cada una`,
      label: "Responderlas",
    }),
  },
};
