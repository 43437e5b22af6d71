import { surveyPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A site survey is still open, and the receiver has not answered it. */
export const surveyReminder: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: surveyPath,
  text: {
    en: ({ surveyTitle }) => ({
      title: `You can still answer the survey “${surveyTitle}”`,
      label: "Answer the survey",
    }),
    es: ({ surveyTitle }) => ({
      title: `Todavía puedes responder la encuesta «${surveyTitle}»`,
      label: "Responder la encuesta",
    }),
  },
};
