import { surveyPath } from "./notification-paths.ts";
import type { NotificationRules } from "./notification-rules.ts";

/** A survey of the site opens. */
export const survey: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: surveyPath,
  text: {
    en: ({ surveyTitle }) => ({
      title: `You are invited to answer the survey “${surveyTitle}”`,
      label: "Answer the survey",
    }),
    es: ({ surveyTitle }) => ({
      title: `Te invitamos a responder la encuesta «${surveyTitle}»`,
      label: "Responder la encuesta",
    }),
  },
};
