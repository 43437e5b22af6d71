import type { Delivery, NotificationKind } from "@paso/contract";

import type { LocalizedText } from "../../../platform/personal-data/personal-data.ts";

/** What each kind of notification is about, for the readable page of a person's own data. */
export const kindWords: Readonly<Record<NotificationKind, LocalizedText>> = {
  comment: { en: "Comments on your opinions", es: "Comentarios a tus opiniones" },
  reply: { en: "Replies in your conversations", es: "Respuestas en tus conversaciones" },
  like: { en: "Likes", es: "Me gusta" },
  "article-comment": { en: "Comments on your articles", es: "Comentarios a tus artículos" },
  enrolment: { en: "Enrolments", es: "Inscripciones" },
  diploma: { en: "Diplomas", es: "Diplomas" },
  request: { en: "Requests to join a course", es: "Solicitudes de inscripción" },
  "request-answer": {
    en: "Answers to your requests to join a course",
    es: "Respuestas a tus solicitudes de inscripción",
  },
  "module-begins": { en: "Modules that begin", es: "Módulos que empiezan" },
  "module-ends": { en: "Modules that end soon", es: "Módulos que terminan pronto" },
  survey: { en: "Surveys", es: "Encuestas" },
  "survey-reminder": { en: "Reminders of surveys", es: "Recordatorios de encuestas" },
  announcement: { en: "News", es: "Novedades" },
  "announcement-comment": {
    en: "Comments on your announcements",
    es: "Comentarios a tus anuncios",
  },
  "live-class": { en: "Live classes", es: "Clases en directo" },
  "live-reminder": { en: "Reminders of live classes", es: "Recordatorios de clases en directo" },
  recall: { en: "Questions to review a course", es: "Preguntas para repasar un curso" },
  "pin-request": {
    en: "Requests to pin your opinion",
    es: "Peticiones para destacar tu opinión",
  },
};

/** How a person wants to get them. */
export const deliveryWords: Readonly<Record<Delivery, LocalizedText>> = {
  on: { en: "At once", es: "Al momento" },
  digest: { en: "Once a day", es: "Una vez al día" },
  off: { en: "Off", es: "Nunca" },
};
