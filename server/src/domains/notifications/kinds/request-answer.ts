import type { NotificationRules } from "./notification-rules.ts";

/** The receiver's request to join a course was declined, or led to the waiting list. */
export const requestAnswer: NotificationRules = {
  defaults: { mail: "on", bell: "on" },
  path: ({ courseId }) => `/catalogue/${courseId}`,
  text: {
    en: ({ courseTitle, request }) =>
      request === "waiting"
        ? {
            title: `You are on the waiting list of “${courseTitle}” and come in as soon as a seat is free`,
            label: "See your position",
          }
        : {
            title: `Your request to join “${courseTitle}” was declined`,
            label: "Go to the course’s page",
          },
    es: ({ courseTitle, request }) =>
      request === "waiting"
        ? {
            title: `Estás en la lista de espera de «${courseTitle}» y entrarás en cuanto haya una plaza libre`,
            label: "Ver tu puesto",
          }
        : {
            title: `Tu solicitud para «${courseTitle}» no ha sido aceptada`,
            label: "Ir a la página del curso",
          },
  },
};
